import { expect, test } from 'vitest'
import { readAtecoFile } from './ateco-file.ts'
import { readAtecoLinks } from './ateco-links-file.ts'
import { collect } from './testing/collect.ts'
import { sample } from './testing/samples.ts'
import { writeOneFile } from './testing/write-files.ts'

const readAll = (path: string) => collect(readAtecoLinks(path))
const codesOf = async (name: string) =>
  new Set((await collect(readAtecoFile(sample('cleaned', name)))).map(({ code }) => code))

test('the 228 links of the sample are between codes that exist, and leave out only one new class of 2025', async () => {
  const links = await readAll(sample('cleaned', 'ateco2025_2007.csv'))
  const codes2025 = await codesOf('ateco2025.csv')
  const codes2007 = await codesOf('ateco2007.csv')
  expect(links).toHaveLength(228)
  const linked = new Set(links.map(({ code2025 }) => code2025))
  expect(links.filter(({ code2025, code2007 }) => !codes2025.has(code2025) || !codes2007.has(code2007))).toEqual([])
  expect([...codes2025].filter((code) => !linked.has(code))).toEqual(['46.89', '46.89.0', '46.89.00'])
  expect(
    links.filter(({ coverage2025, coverage2007 }) => coverage2025 === 'full' && coverage2007 === 'full'),
  ).toHaveLength(60)
})

test("ISTAT's correspondence says the same as our table of it", async () => {
  const istat = await readAll(sample('publishers', 'ateco2025_2022_raccordo.csv'))
  expect(istat).toEqual(await readAll(sample('cleaned', 'ateco2025_2007.csv')))
})

test("ISTAT's table yields its pairs, with the coverage where its wording is known", async () => {
  const path = await writeOneFile(
    'raccordo.csv',
    `ORDINE_CODICE_ATECO_2025;CODICE_ATECO_2025;TITOLO_ITALIANO_ATECO_2025;COPERTURA_ATECO_2025;ORDINE_CODICE_ATECO_2022;CODICE_ATECO_2022;TITOLO_ITALIANO_ATECO_2022;COPERTURA_ATECO_2022
1;91.1;Prova;Totale;1;90.1;Prova;parziale
2;91.2;Prova;*;2;90.2;Prova;
3;91.3;Nuovo;;;;;
`,
  )
  expect(await readAll(path)).toEqual([
    { code2025: '91.1', code2007: '90.1', coverage2025: 'full', coverage2007: 'partial' },
    { code2025: '91.2', code2007: '90.2', coverage2025: null, coverage2007: null },
  ])
})

test('readAtecoLinks refuses a code of another shape', async () => {
  const path = await writeOneFile('raccordo.csv', 'CODICE_ATECO_2025,CODICE_ATECO_2022\n91.1,90-1\n')
  await expect(readAll(path)).rejects.toThrow('raccordo.csv, line 2: expected an ATECO code')
})
