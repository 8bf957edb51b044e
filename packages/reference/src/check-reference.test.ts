import { expect, test } from 'vitest'
import { checkReference } from './check-reference.ts'
import { sample } from './testing/samples.ts'
import { writeFiles } from './testing/write-files.ts'

test.each([
  ['cleaned', 194],
  ['publishers', 193],
] as const)('checkReference finds the samples of %s whole and without a problem', async (layout, codes2007) => {
  expect(await checkReference(sample(layout))).toEqual({
    counts: {
      'codes of ATECO 2007': codes2007,
      'divisions of ATECO 2007': 88,
      'codes of ATECO 2025': 190,
      'divisions of ATECO 2025': 87,
      'links between the editions': 228,
      'links that cover both codes': 60,
      'codes of ATECO 2025 without a link': 3,
      'ISCO groups': 80,
      occupations: 28,
      'occupations without an Italian label': 2,
      'occupations without an English label': 0,
      'alternative labels in Italian': 37,
      'alternative labels in English': 32,
    },
    problems: [],
  })
})

test('checkReference names what does not fit together', async () => {
  const uri = 'http://data.europa.eu/esco/occupation/00000000-0000-4000-8000-000000000000'
  const folder = await writeFiles({
    'ateco.csv': 'code,title_it,title_en,level,parent\nC,Prova,,section,\n28.4,Prova,,group,28\n34,Prova,,division,C\n',
    'links.csv': 'code_2025,code_2007,coverage_2025,coverage_2007\n28.4,28.9,full,full\n28.5,28.9,full,full\n',
    'occupations_it.csv': `conceptUri,iscoGroup,preferredLabel,altLabels\n${uri},9999,prova,\n${uri},0110,prova,\n`,
    'ISCOGroups_it.csv': 'conceptUri,code,preferredLabel,altLabels\nx,0110,Prova,\n',
  })
  expect((await checkReference(folder)).problems).toEqual([
    'ATECO 2025 28.4: no parent 28',
    'ATECO 2025 34: in no sector',
    'links.csv: no code 28.9 of ATECO 2007',
    'links.csv: no code 28.5 of ATECO 2025',
    'links.csv: no code 28.9 of ATECO 2007',
    'ISCO group 0110: no English label',
    `occupations_it.csv: ${uri} in no ISCO group, 9999`,
    `occupations_it.csv: ${uri} twice`,
  ])
})
