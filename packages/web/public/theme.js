// The theme before the first paint, so that a dark page does not flash white. The rest of the settings comes with the page.
try {
  const chosen = JSON.parse(localStorage.getItem('tabularium.settings') ?? '{}').theme
  const night = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : night ? 'dark' : 'light'
} catch {
  // The page decides.
}
