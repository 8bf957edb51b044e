/**
 * For development and tests in a root shell, loaded before `main.ts`: a renderer has a user of its own there too. In
 * production the unit or container names the user.
 */
if (process.getuid?.() === 0) {
  process.setgroups?.([])
  process.setgid?.('nogroup')
  process.setuid?.('nobody')
}
