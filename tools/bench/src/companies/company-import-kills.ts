import { deepStrictEqual } from 'node:assert'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importCompanies } from '@vedetta/core/companies/register/import-companies'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { bytesRead, importChecksums } from './company-import.queries.ts'
import { writeRegistryFiles } from './company-import-file.ts'

const main = join(import.meta.dirname, '../../../../apps/cli/src/main.ts')

/**
 * Imports a file once uninterrupted, and once with the command killed at even intervals and restarted: tables, schedule, outbox and refused
 * rows must be equal. Returns how many bytes had been imported at each kill.
 */
export async function verifyImportKills(
  env: NodeJS.ProcessEnv,
  { rows, kills }: { rows: number; kills: number },
): Promise<{ killedAt: number[]; size: number; checksums: Record<string, string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-bench-'))
  try {
    const { csv: path } = await writeRegistryFiles(folder, rows)
    const { size } = await stat(path)
    const inOne = join(folder, 'in-one.csv')
    const cutOff = join(folder, 'cut-off.csv')
    const expected = await withScratch(env, async (scratch) => {
      await importCompanies(scratch.pool, path, { refusedPath: inOne }, new Date())
      return importChecksums(scratch)
    })
    return await withScratch(env, async (scratch) => {
      const killedAt: number[] = []
      for (let kill = 1; kill <= kills; kill++) {
        const running = startImport(env, scratch, path, cutOff)
        killedAt.push(await waitForBytesRead(scratch, (kill * size) / (kills + 1), running))
        running.kill('SIGKILL')
        await once(running, 'exit')
      }
      const [code] = await once(startImport(env, scratch, path, cutOff), 'exit')
      deepStrictEqual(code, 0)
      deepStrictEqual(await importChecksums(scratch), expected)
      deepStrictEqual(await readFile(cutOff, 'utf8'), await readFile(inOne, 'utf8'))
      return { killedAt, size, checksums: expected }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function startImport(env: NodeJS.ProcessEnv, { urlOf }: Scratch, path: string, refusedPath: string): ChildProcess {
  return spawn(process.execPath, [main, 'companies', 'import', path, '--bad', refusedPath], {
    env: { ...env, DATABASE_URL: urlOf('cli') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Waits until the import has processed the given number of bytes. */
async function waitForBytesRead(scratch: Scratch, bytes: number, running: ChildProcess): Promise<number> {
  for (;;) {
    const at = await bytesRead(scratch)
    if (at !== null && at >= bytes) return at
    if (running.exitCode !== null) throw new Error('The import ended before it was killed')
    await sleep(2)
  }
}
