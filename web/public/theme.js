// Runs before the first paint, so that nobody is dazzled: the reader's choice, else what the system says.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {}
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
