import { deepStrictEqual } from 'node:assert'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RefusalCode, refusals } from '@vedetta/core/companies/register/file/refusals'
import { type BadRow, badRows } from '@vedetta/core/companies/register/file/testing/bad-rows'
import { csvHeadings, csvLine, goodRow } from '@vedetta/core/companies/register/file/testing/registry-rows'
import { importCompanies } from '@vedetta/core/companies/register/import-companies'
import { parse } from 'csv-parse/sync'
import { withScratch } from '../harness/scratch.ts'

type ExpectedRefusal = { line: number; code: RefusalCode }

/** Alternates good and bad rows, cycling through every kind of bad row that a CSV file can hold. */
async function writeBadRowsFile(
  folder: string,
  bad: number,
): Promise<{ path: string; expected: ExpectedRefusal[]; good: number; kinds: number }> {
  const path = join(folder, 'bad-rows.csv')
  const examples = (Object.entries(badRows) as [RefusalCode, BadRow][]).filter(
    ([, example]) => 'cells' in example || 'line' in example,
  )
  const first = csvLine({ ...goodRow(0), vat: '12345678903', name: 'Perché no S.r.l.' })
  const lines: (string | Buffer)[] = [csvHeadings.join(';'), first]
  const expected: ExpectedRefusal[] = []
  for (let index = 0; index < bad; index++) {
    const [code, example] = examples[index % examples.length] ?? []
    if (code === undefined || example === undefined) throw new Error('no examples')
    expected.push({ line: lines.length + 1, code })
    lines.push(badLine(example, 2 * index + 1), csvLine(goodRow(2 * index + 2)))
  }
  await writeFile(path, Buffer.concat(lines.flatMap((line) => [Buffer.from(line as string), Buffer.from('\n')])))
  return { path, expected, good: bad + 1, kinds: examples.length }
}

function badLine(example: BadRow, index: number): string | Buffer {
  if ('cells' in example) return csvLine({ ...goodRow(index), ...example.cells })
  if ('line' in example) return example.line(goodRow(index))
  throw new Error('not for CSV')
}

/** Verifies that every bad row is refused with its own reason, and that refused and imported rows add up to the file. */
export async function verifyBadRows(
  env: NodeJS.ProcessEnv,
  bad: number,
): Promise<{ kinds: number; refused: number; addresses: number; taken: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-bench-'))
  try {
    const { path, expected, good, kinds } = await writeBadRowsFile(folder, bad)
    const refusedPath = join(folder, 'refused.csv')
    return await withScratch(env, async ({ pool }) => {
      const done = await importCompanies(pool, path, { refusedPath }, new Date())
      const refusedRows: { line: string; code: string }[] = parse(await readFile(refusedPath), {
        bom: true,
        delimiter: ';',
        columns: true,
      })
      deepStrictEqual(
        refusedRows.map(({ line, code }) => ({ line: Number(line), code })),
        expected,
      )
      const addresses = expected.filter(({ code }) => refusals[code].refuses === 'address').length
      const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM company')
      deepStrictEqual(rows[0]?.count, good + addresses)
      deepStrictEqual([done.refused, done.refusedAddresses, done.added], [bad - addresses, addresses, good + addresses])
      return { kinds, refused: done.refused, addresses, taken: done.added }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
