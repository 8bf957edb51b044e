import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

/**
 * For development and tests in a root shell, loaded before `main.ts`: a renderer has a user of its own there too. In
 * production the unit or container names the user.
 */
if (process.getuid?.() === 0) {
  process.setgroups?.([])
  process.setgid?.('nogroup')
  process.setuid?.('nobody')
  exitUnlessReadable(join(import.meta.dirname, 'main.ts'))
}

/** The module loader of a process without rights says that the file does not exist. */
function exitUnlessReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch {
    process.stderr.write(
      `The renderer runs as nobody, who may not read ${file}: clone into a folder outside a private home\n`,
    )
    process.exit(1)
  }
}
