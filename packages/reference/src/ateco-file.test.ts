import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAtecoFile } from './ateco-file.ts'
import { sectorOfAteco } from './sector-of-ateco.ts'
import { collect } from './testing/collect.ts'
import { sample } from './testing/samples.ts'
import { writeOneFile } from './testing/write-files.ts'

const readAll = (path: string) => collect(readAtecoFile(path))

test.each([
  ['cleaned', 'ateco2007.csv', '2007', 194, 88],
  ['cleaned', 'ateco2025.csv', '2025', 190, 87],
  ['publishers', 'ateco2007_aggiornamento2022.csv', '2007', 193, 88],
  ['publishers', 'ateco2025_struttura.csv', '2025', 190, 87],
] as const)(
  'the sample %s/%s is edition %s, whole, with every parent before its children',
  async (layout, name, edition, count, divisions) => {
    const entries = await readAll(sample(layout, name))
    expect(entries).toHaveLength(count)
    expect(entries.filter(({ level }) => level === 'division')).toHaveLength(divisions)
    const seen = new Set<string | null>([null])
    const misplaced = entries.filter((entry) => {
      const isPlaced = entry.edition === edition && seen.has(entry.parent)
      seen.add(entry.code)
      return !isPlaced
    })
    expect(misplaced).toEqual([])
    expect(entries.filter(({ code, level }) => level !== 'section' && !sectorOfAteco(code))).toEqual([])
  },
)

test("ISTAT's structure of 2025 says the same as our table of it", async () => {
  const istat = await readAll(sample('publishers', 'ateco2025_struttura.csv'))
  expect(istat).toEqual(await readAll(sample('cleaned', 'ateco2025.csv')))
})

test("ISTAT's list of the update of 2022 says the same as our table of 2007, but for English and what only the first edition had", async () => {
  const istat = await readAll(sample('publishers', 'ateco2007_aggiornamento2022.csv'))
  const ours = await readAll(sample('cleaned', 'ateco2007.csv'))
  expect(istat).toEqual(ours.filter(({ code }) => code !== '97.00.00').map((entry) => ({ ...entry, titleEn: null })))
})

test("ISTAT's sample of explanatory notes gives its three codes once each", async () => {
  const notes = await readAll(sample('publishers', 'ateco2025_note.csv'))
  expect(notes.map(({ edition, code, level }) => [edition, code, level])).toEqual([
    ['2025', '62.10', 'class'],
    ['2025', '47.11', 'class'],
    ['2025', '56.11', 'class'],
  ])
})

const istat2025 = `ORDINE_CODICE_ATECO_2025;CODICE_ATECO_2025;TITOLO_ITALIANO_ATECO_2025;TITOLO_INGLESE_ATECO_2025;TITOLO_TEDESCO_ATECO_2025;GERARCHIA_ATECO_2025;CODICE_PADRE_ATECO_2025;GERARCHIA_PADRE_ATECO_2025
1;Z;SEZIONE DI PROVA;TEST SECTION;PROBE;1;;
2;91;Divisione di prova, una;Test division;Probe;2;Z;1
3;91.2;Gruppo di prova;;Probe;3;91;2
`

const notes2025 = `CODICE_ATECO_2025,TITOLO_ITALIANO_ATECO_2025,NOTA
Z,SEZIONE DI PROVA,
91,"Divisione di prova, una",Prima nota
91,"Divisione di prova, una",Seconda nota
91.2,Gruppo di prova,
`

test.each([
  ['structure', istat2025, ['TEST SECTION', 'Test division', null]],
  ['explanatory notes', notes2025, [null, null, null]],
])("ISTAT's %s of 2025 gives each code once, in its place", async (_, content, [section, division, group]) => {
  expect(await readAll(await writeOneFile('Struttura.csv', content))).toEqual([
    { edition: '2025', code: 'Z', titleIt: 'SEZIONE DI PROVA', titleEn: section, level: 'section', parent: null },
    {
      edition: '2025',
      code: '91',
      titleIt: 'Divisione di prova, una',
      titleEn: division,
      level: 'division',
      parent: 'Z',
    },
    { edition: '2025', code: '91.2', titleIt: 'Gruppo di prova', titleEn: group, level: 'group', parent: '91' },
  ])
})

test.each([
  'Codice Ateco 2007,Titolo Ateco 2007 aggiornamento 2022',
  'Codice Ateco,Titolo Ateco 2007 aggiornamento 2022',
  'Codice Ateco 2007,Titolo Ateco 2007',
  '"Codice\nAteco 2007\naggiornamento 2022","Titolo Ateco 2007 aggiornamento 2022"',
])("ISTAT's list of 2007 under the headings %j gives levels and parents by code", async (headings) => {
  const codes = ['Y', '91', '91.1', '91.12', '91.12.3', '91.12.34', 'Z', '92', '92.0']
  const path = await writeOneFile('ateco.csv', `${headings}\n${codes.map((code) => `${code},Prova\n`).join('')}`)
  expect((await readAll(path)).map(({ edition, code, level, parent }) => [edition, code, level, parent])).toEqual([
    ['2007', 'Y', 'section', null],
    ['2007', '91', 'division', 'Y'],
    ['2007', '91.1', 'group', '91'],
    ['2007', '91.12', 'class', '91.1'],
    ['2007', '91.12.3', 'category', '91.12'],
    ['2007', '91.12.34', 'subcategory', '91.12.3'],
    ['2007', 'Z', 'section', null],
    ['2007', '92', 'division', 'Z'],
    ['2007', '92.0', 'group', '92'],
  ])
})

test.each([
  ['1.1,Prova', 'line 3: expected an ATECO code, such as C or 10.11, instead of "1.1"'],
  [',Prova', 'line 3: expected an ATECO code, such as C or 10.11, instead of ""'],
  ['91.1,', 'line 3: expected a title for 91.1'],
])('readAtecoFile refuses the row %j', async (row, message) => {
  const path = await writeOneFile('ateco.csv', `Codice Ateco 2007,Titolo Ateco 2007\n91,Prova\n${row}\n`)
  await expect(readAll(path)).rejects.toThrow(`ateco.csv, ${message}`)
})

test('readAtecoFile keeps any title as it was written, blanks around it aside', async () => {
  const title = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.trim() !== '' && !/[\r\uFFFD]/.test(text))
  await fc.assert(
    fc.asyncProperty(title, fc.constantFrom(',', ';', '\t'), async (text, delimiter) => {
      const quoted = `"${text.replaceAll('"', '""')}"`
      const path = await writeOneFile(
        'ateco.csv',
        `Codice Ateco 2007${delimiter}Titolo Ateco 2007\n91${delimiter}${quoted}\n`,
      )
      expect((await readAll(path)).map(({ titleIt }) => titleIt)).toEqual([text.trim()])
    }),
    { numRuns: 50 },
  )
})
