export default import.meta.glob<string>(["../../../../../locales/es/{browser,common,table}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
