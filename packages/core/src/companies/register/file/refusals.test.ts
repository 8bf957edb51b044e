import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBatch } from '../import-batch.ts'
import { readAgencyFile } from './agency-file.ts'
import { type RefusalCode, Refused, refusals } from './refusals.ts'
import { openRegistryFile, readRecords } from './registry-file.ts'
import { type BadRow, badRows } from './testing/bad-rows.ts'
import { csvHeadings, csvLine, goodRow, vatOf } from './testing/registry-rows.ts'
import { VatSet } from './vat-set.ts'

const facts = {
  ateco: { '2007': new Set<string>(), '2025': new Set<string>() },
  register: new Map<string, string>(),
  thisYear: 2026,
  fileName: 'prova.csv',
}

/** Puts the row between two good ones. */
async function refusalsOf(bad: BadRow): Promise<{ line: number; code: RefusalCode }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'))
  const path = join(folder, 'prova.csv')
  try {
    if ('register' in bad) {
      await writeFile(path, `vat;number\n${vatOf(1)};12\n${bad.register}\n${vatOf(3)};13\n`)
      const records = await readAgencyFile(path)
      expect(records).toHaveLength(3)
      return records.flatMap(({ line, read }) => (read instanceof Refused ? [{ line, code: read.code }] : []))
    }
    await writeFile(path, 'json' in bad ? jsonFile(bad.json(goodRow(2))) : csvFile(bad))
    const taken = new VatSet()
    taken.add('12345678903')
    const refused: { line: number; code: RefusalCode }[] = []
    const vats: string[] = []
    const file = await openRegistryFile(path)
    for await (const { records } of readRecords(file, file.start, 1)) {
      const batch = checkBatch(records, { ...facts, format: file.format }, taken)
      vats.push(...batch.vats)
      refused.push(...batch.refused.map(({ line, code }) => ({ line, code })))
    }
    await file.handle.close()
    expect(vats.filter((vat) => vat === vatOf(1) || vat === vatOf(3))).toHaveLength(2)
    return refused
  } finally {
    await rm(folder, { recursive: true })
  }
}

const jsonFile = (bad: string) => `${JSON.stringify(goodRow(1))}\n${bad}\n${JSON.stringify(goodRow(3))}\n`

function csvFile(bad: Exclude<BadRow, { json: unknown } | { register: unknown }>): Buffer {
  const row = 'cells' in bad ? csvLine({ ...goodRow(2), ...bad.cells }) : bad.line(goodRow(2))
  const before = `${csvHeadings.join(';')}\n${csvLine({ ...goodRow(1), name: 'Perché no S.r.l.' })}\n`
  return Buffer.concat([Buffer.from(before), Buffer.from(row as string), Buffer.from(`\n${csvLine(goodRow(3))}\n`)])
}

test.each(Object.entries(badRows) as [RefusalCode, BadRow][])(
  '%s refuses its own row and no other',
  async (code, bad) => {
    expect(await refusalsOf(bad)).toEqual([{ line: 'json' in bad ? 2 : 3, code }])
  },
)

test('a line longer than the read buffer is refused on its own', async () => {
  const bad = { line: () => 'é'.repeat(500_000) }
  expect(await refusalsOf(bad)).toEqual([{ line: 3, code: 'line_too_long' }])
})

test('there are more than forty reasons for a refusal, each with an example', () => {
  expect(Object.keys(refusals).length).toBeGreaterThan(40)
  expect(Object.keys(badRows).toSorted()).toEqual(Object.keys(refusals).toSorted())
})
