// Catalogues that only some pages need. Each is loaded on demand.
export default import.meta.glob<string>(
  [
    "../../../../locales/*/{analysis,coach,daily,errors,explore,levels,pad,page}.ftl",
    "../../../../locales/*/{rules,learn,screen,statistics,waiting}.ftl",
  ],
  { query: "?raw", import: "default" },
);
