export default import.meta.glob<string>(["../../../../../locales/de/{browser,common,table}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
