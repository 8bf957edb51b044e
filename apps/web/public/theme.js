// Runs before the first paint, so that the stored theme never flashes the other one. See src/lib/theme.ts.
try {
  const theme = window.localStorage.getItem('vedetta.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be switched off: the page then follows the device's theme.
}
