// What only some pages have to say: a list of all these texts, each fetched when it is asked for.
export default import.meta.glob<string>(
  "../../../../locales/*/{analysis,coach,daily,errors,explore,levels,page,rules,learn,statistics}.ftl",
  { query: "?raw", import: "default" },
);
