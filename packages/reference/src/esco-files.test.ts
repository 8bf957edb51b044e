import { expect, test } from 'vitest'
import { readIscoGroups, readOccupations } from './esco-files.ts'
import { collect } from './testing/collect.ts'
import { sample } from './testing/samples.ts'
import { writeOneFile } from './testing/write-files.ts'

const uri = 'http://data.europa.eu/esco/occupation/00000000-0000-4000-8000-000000000000'

const escoOccupations = `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,regulatedProfessionNote,scopeNote,definition,inScheme,description,code
Occupation,${uri},9999,provatore/provatrice,"provatore
Provatrice di prove
PROVATORE","provatore/provatrice
collaudatore di prove",released,2024-01-01T00:00:00Z,,,,,"Una descrizione,
su due righe",9999.1
`

const escoIscoGroups = `conceptType,conceptUri,code,preferredLabel,status,altLabels,inScheme,description
ISCOGroup,http://data.europa.eu/esco/isco/C0,0,Gruppo di prova,released,,,
ISCOGroup,http://data.europa.eu/esco/isco/C011,011,Altro gruppo di prova,released,,,
`

test('the 28 occupations of the sample have one URI each, known ISCO groups and labels in both languages but for 2', async () => {
  const occupations = await collect(readOccupations(sample('cleaned', 'esco_occupations.csv.gz')))
  const groups = new Set(
    (await collect(readIscoGroups(sample('cleaned', 'isco08_groups.csv')))).map(({ code }) => code),
  )
  expect(occupations).toHaveLength(28)
  expect(new Set(occupations.map((occupation) => occupation.uri)).size).toBe(28)
  expect(occupations.filter(({ labelIt }) => labelIt === null)).toHaveLength(2)
  expect(occupations.filter(({ labelEn, code }) => labelEn === null || code === null)).toEqual([])
  for (const { isco } of occupations) expect(groups).toContain(isco)
  expect(occupations.flatMap(({ altIt }) => altIt)).toHaveLength(37)
  expect(occupations.flatMap(({ altEn }) => altEn)).toHaveLength(32)
})

test('the 80 ISCO groups of the sample have labels in both languages and the level of their digits', async () => {
  const groups = await collect(readIscoGroups(sample('cleaned', 'isco08_groups.csv')))
  expect(groups).toHaveLength(80)
  for (const { code, labelIt, labelEn, level } of groups) {
    expect(labelIt && labelEn).toBeTruthy()
    expect(level).toBe(code.length)
  }
})

test("ESCO's two files of occupations say together what our table does", async () => {
  const italian = await collect(readOccupations(sample('publishers', 'occupations_it.csv')))
  const english = await collect(readOccupations(sample('publishers', 'occupations_en.csv.gz')))
  const together = english.map((occupation) => {
    const { labelIt = null, altIt = [] } = italian.find(({ uri }) => uri === occupation.uri) ?? {}
    return { ...occupation, labelIt, altIt }
  })
  expect(together).toEqual(await collect(readOccupations(sample('cleaned', 'esco_occupations.csv.gz'))))
})

test.each(['it', 'en'] as const)("ESCO's ISCO groups in %s have the labels of our table", async (language) => {
  const ours = await collect(readIscoGroups(sample('cleaned', 'isco08_groups.csv')))
  const other = language === 'it' ? { labelEn: null } : { labelIt: null }
  expect(await collect(readIscoGroups(sample('publishers', `ISCOGroups_${language}.csv`)))).toEqual(
    ours.map((group) => ({ ...group, ...other })),
  )
})

test("ESCO's own occupations have the labels of the file's language, alternative and hidden ones together", async () => {
  const occupation = { uri, code: '9999.1', isco: '9999' }
  const label = 'provatore/provatrice'
  const others = ['provatore', 'Provatrice di prove', 'collaudatore di prove']
  const read = async (name: string) => collect(readOccupations(await writeOneFile(name, escoOccupations)))
  expect(await read('occupations_it.csv')).toEqual([
    { ...occupation, labelIt: label, labelEn: null, altIt: others, altEn: [] },
  ])
  expect(await read('occupations_en.csv')).toEqual([
    { ...occupation, labelIt: null, labelEn: label, altIt: [], altEn: others },
  ])
})

test('ESCO 1.0, which had no codes of occupations, is read too', async () => {
  const path = await writeOneFile(
    'occupations_en.csv',
    `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description\nOccupation,${uri},9999,tester,,\n`,
  )
  expect(await collect(readOccupations(path))).toMatchObject([{ code: null, labelEn: 'tester', altEn: [] }])
})

test("ESCO's own ISCO groups keep their leading zeros", async () => {
  const path = await writeOneFile('ISCOGroups_it.csv', escoIscoGroups)
  expect(await collect(readIscoGroups(path))).toEqual([
    { code: '0', labelIt: 'Gruppo di prova', labelEn: null, level: 1 },
    { code: '011', labelIt: 'Altro gruppo di prova', labelEn: null, level: 3 },
  ])
})

test.each([
  ['occupations_it.csv', `${uri},99,prova,`, 'line 2: expected an ISCO code of 4 digits instead of "99"'],
  ['occupations_it.csv', 'prova,9999,prova,', 'line 2: expected the URI of an occupation instead of "prova"'],
  ['occupations_it.csv', `${uri},9999,,`, 'line 2: expected a preferred label'],
  ['occupations.csv', `${uri},9999,prova,`, 'expected a file whose name ends in _it.csv or _en.csv'],
  ['occupations_fr.csv', `${uri},9999,prova,`, 'expected a file whose name ends in _it.csv or _en.csv'],
])('readOccupations refuses %s with the row %j', async (name, row, message) => {
  const path = await writeOneFile(name, `conceptUri,iscoGroup,preferredLabel,altLabels\n${row}\n`)
  await expect(collect(readOccupations(path))).rejects.toThrow(message)
})

test.each([
  ['C01,Prova,', 'line 2: expected an ISCO code of 1 to 4 digits instead of "C01"'],
  ['01,,', 'line 2: expected a preferred label for 01'],
])('readIscoGroups refuses the row %j', async (row, message) => {
  const path = await writeOneFile('ISCOGroups_it.csv', `conceptUri,code,preferredLabel,altLabels\nx,${row}\n`)
  await expect(collect(readIscoGroups(path))).rejects.toThrow(message)
})
