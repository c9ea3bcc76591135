export default import.meta.glob<string>(["../../../../../locales/fr/{browser,common,table}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
