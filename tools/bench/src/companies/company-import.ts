import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { importCompanies } from '@vedetta/core/companies/register/import-companies'
import { percentile } from '../harness/percentile.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { bareCompanies, bareEverything } from './company-import.queries.ts'
import { writeRegistryFiles } from './company-import-file.ts'

export type ImportSpeed = { what: string; bare: number[]; ours: number[]; again: number[] }

/**
 * Alternates the import with the bare engine loading the same rows from prepared files, each time into an empty database: companies alone, and
 * with accounts, sites and schedule. Returns the seconds of each round.
 */
export async function measureCompanyImport(
  env: NodeJS.ProcessEnv,
  { rows, rounds }: { rows: number; rounds: number },
): Promise<ImportSpeed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-bench-'))
  const refusedPath = join(folder, 'refused.csv')
  try {
    const files = await writeRegistryFiles(folder, rows)
    const pairs = [
      { what: 'companies', script: bareCompanies(files), csv: files.ownCsv },
      { what: 'companies, accounts, sites and schedule', script: bareEverything(files), csv: files.csv },
    ]
    const speeds = pairs.map(({ what }): ImportSpeed => ({ what, bare: [], ours: [], again: [] }))
    for (let round = 0; round < rounds; round++) {
      for (const [index, { script, csv }] of pairs.entries()) {
        const path = join(folder, 'bare.sql')
        await writeFile(path, script)
        const bare = await withScratch(env, ({ databaseUrl }) => secondsOf(() => psql(path, databaseUrl)))
        const [ours = Number.NaN, again = Number.NaN] = await withScratch(env, async ({ pool }) => [
          await secondsOf(() => importAll(pool, csv, refusedPath, rows)),
          await secondsOf(() => importAll(pool, csv, refusedPath, rows)),
        ])
        speeds[index]?.bare.push(bare)
        speeds[index]?.ours.push(ours)
        speeds[index]?.again.push(again)
      }
    }
    return speeds
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function importAll(pool: Scratch['pool'], csv: string, refusedPath: string, rows: number): Promise<void> {
  const { added, unchanged, refused, refusedAddresses } = await importCompanies(pool, csv, { refusedPath }, new Date())
  if (added + unchanged !== rows || refused + refusedAddresses > 0)
    throw new Error('The import skipped or refused rows')
}

const psql = (script: string, databaseUrl: string) =>
  promisify(execFile)('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction', '-f', script, databaseUrl])

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

/** Prints the figures and returns the lower of the two ratios. */
export function reportImportSpeed(rows: number, speeds: readonly ImportSpeed[]): number {
  const ratios = speeds.map(({ what, bare, ours, again }) => {
    const side = (name: string, seconds: readonly number[]) => {
      const median = percentile(seconds, 0.5)
      console.log(`${what}, ${name}: ${rows} rows in ${median.toFixed(1)} s, ${Math.round(rows / median)} rows/s`)
    }
    side('bare COPY and INSERT … ON CONFLICT', bare)
    side('import', ours)
    side('import of the same file again', again)
    const byRound = bare.map((seconds, round) => seconds / (ours[round] ?? Number.NaN))
    const ratio = percentile(byRound, 0.5)
    console.log(`${what}: ratio ${ratio.toFixed(2)} (${byRound.map((one) => one.toFixed(2)).join(', ')})`)
    return ratio
  })
  return Math.min(...ratios)
}
