// Runs before the first paint, so that nobody who chose a theme sees the other one flash. See src/lib/theme.ts.
try {
  const theme = window.localStorage.getItem('vedetta.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be switched off: the device's theme it is.
}
