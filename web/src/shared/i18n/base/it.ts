export default import.meta.glob<string>(["../../../../../locales/it/{browser,common,table}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
