// Catalogues that only some pages need. Each is loaded on demand.
export default import.meta.glob<string>(
  "../../../../locales/*/{analysis,coach,daily,errors,explore,levels,pad,page,rules,learn,statistics,waiting,screen}.ftl",
  { query: "?raw", import: "default" },
);
