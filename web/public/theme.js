// Sets the theme before the first paint, to avoid a flash: the user's choice, or the system's.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // The browser denies access to storage.
  }
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
