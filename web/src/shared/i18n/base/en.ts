export default import.meta.glob<string>(["../../../../../locales/en/{browser,common,table}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
