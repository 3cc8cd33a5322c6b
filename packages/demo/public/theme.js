// Runs before the first paint, so that a page which was left dark does not flash white.
try {
  const theme = localStorage.getItem("host-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page: the system's colours are used.
}
