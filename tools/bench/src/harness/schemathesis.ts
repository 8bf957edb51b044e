import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const version = '4.32.5'
const run = promisify(execFile)

/** Installs Schemathesis from PyPI once for this user, outside the checkout; returns its program. */
export async function installSchemathesis(): Promise<string> {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), `vedetta/schemathesis-${version}`)
  const program = join(folder, 'bin/schemathesis')
  const isThere = await access(program).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    await run('python3', ['-m', 'venv', folder])
    await run(join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`])
  }
  return program
}
