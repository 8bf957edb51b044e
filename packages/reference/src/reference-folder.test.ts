import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { detectReferenceFiles } from './reference-folder.ts'
import { sample } from './testing/samples.ts'
import { writeFiles } from './testing/write-files.ts'

async function detect(dir: string) {
  const { files, ignored } = await detectReferenceFiles(dir)
  return { files: files.map(({ kind, path }) => `${kind} ${basename(path)}`), ignored }
}

test('the cleaned samples are the five tables that we import', async () => {
  expect(await detect(sample('cleaned'))).toEqual({
    files: [
      'ateco ateco2007.csv',
      'ateco ateco2025.csv',
      'ateco-links ateco2025_2007.csv',
      'occupations esco_occupations.csv.gz',
      'isco-groups isco08_groups.csv',
    ],
    ignored: [],
  })
})

test("the publishers' samples are all of files that we import", async () => {
  expect(await detect(sample('publishers'))).toEqual({
    files: [
      'isco-groups ISCOGroups_en.csv',
      'isco-groups ISCOGroups_it.csv',
      'ateco ateco2007_aggiornamento2022.csv',
      'ateco-links ateco2025_2022_raccordo.csv',
      'ateco ateco2025_note.csv',
      'ateco ateco2025_struttura.csv',
      'occupations occupations_en.csv.gz',
      'occupations occupations_it.csv',
    ],
    ignored: [],
  })
})

test("detectReferenceFiles recognises publishers' files by their headings, whatever their names", async () => {
  const escoOccupations = 'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels,code\n'
  const dir = await writeFiles({
    'a.csv': 'CODICE_ATECO_2025;TITOLO_ITALIANO_ATECO_2025;CODICE_ATECO_2022\n',
    'b.csv': 'CODICE_ATECO_2025;TITOLO_ITALIANO_ATECO_2025\n',
    'c.csv.gz': gzipSync('"Codice\nAteco 2007\naggiornamento 2022";Titolo Ateco 2007 aggiornamento 2022\n'),
    'd_it.csv': escoOccupations,
    'd_en.csv': escoOccupations,
    'd_fr.csv': escoOccupations,
    'e_it.csv': 'conceptType,conceptUri,code,preferredLabel,status,altLabels,inScheme,description\n',
    'skillGroups_it.csv': 'conceptType,conceptUri,preferredLabel,altLabels,hiddenLabels,code\n',
    'greenShareOcc_it.csv': 'conceptType,conceptUri,code,preferredLabel,greenShare\n',
    'skills_it.csv': 'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels\n',
    'broken.csv.gz': 'not gzip',
    'latin.csv': Buffer.from('citt\u00e0\n', 'latin1'),
    'empty.csv': '',
    'struttura.xlsx': 'PK',
  })
  expect(await detect(dir)).toEqual({
    files: [
      'ateco-links a.csv',
      'ateco b.csv',
      'ateco c.csv.gz',
      'occupations d_en.csv',
      'occupations d_it.csv',
      'isco-groups e_it.csv',
    ],
    ignored: [
      'broken.csv.gz',
      'd_fr.csv',
      'empty.csv',
      'greenShareOcc_it.csv',
      'latin.csv',
      'skillGroups_it.csv',
      'skills_it.csv',
      'struttura.xlsx',
    ],
  })
})

test('detectReferenceFiles passes on the system error for a missing folder', async () => {
  await expect(detectReferenceFiles('/nowhere')).rejects.toMatchObject({ code: 'ENOENT' })
})
