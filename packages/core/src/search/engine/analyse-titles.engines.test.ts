import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { relatedTitles } from '@vedetta/meaning/families/related-titles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSearch } from '../../testing/test-engines.ts'
import { tradeFamilies } from '../../testing/trade-families.ts'
import { withTitleWords } from './analyse-titles.ts'
import { aliasOf } from './index-names.ts'
import { ensureIndices } from './indices.ts'
import { freshQuerySpec } from './position-query-spec.ts'

let engine: ReturnType<typeof createTestSearch>
beforeAll(async () => {
  engine = createTestSearch()
  await ensureIndices(engine)
})
afterAll(() => engine.close())

const nothingHidden = { excludedCompanies: [], excludedCompanyNos: [], hideAgencies: false }

/** Words that the analysis drops, joins, splits, lengthens or shortens, so that the next text begins at another place. */
const oddWords = [
  'di della',
  'C++ .NET',
  'front end developer',
  'O.S.S.',
  'addetto/a vendite (m/f)',
  "responsabile dell'ufficio",
  'capo reparto & vice direttore',
  'AI engineer',
  '🧑‍🏭 perché',
]

const titleOf = (query: string, beyond: string[] = []) => ({
  of: 'x',
  text: query,
  reason: 'near' as const,
  weight: 0.5,
  query,
  beyond,
})

async function analysedAlone(text: string): Promise<string> {
  const { body } = await engine.client.indices.analyze({
    index: aliasOf(engine, 'position'),
    body: { field: 'title', text: [text] },
  })
  return (body.tokens ?? []).map(({ token }) => token).join(' ')
}

test('withTitleWords reads many titles at once as the engine reads each alone', async () => {
  const titles = [
    ...relatedTitles(tradeFamilies, ['saldatore', 'contabile', 'front end developer', 'infermiere']),
    ...oddWords.map((words) => titleOf(words)),
    titleOf('"capo turno" -stage -"turno di notte"', ['vicecapo', 'capi', 'della']),
  ]
  const { titleWords = new Map() } = await withTitleWords(
    engine,
    freshQuerySpec({ criteria: positionCriteria.parse({}), related: titles }, nothingHidden),
  )
  expect(titleWords.size).toBeGreaterThan(30)
  expect([...titleWords.keys()]).toEqual(
    expect.arrayContaining(['di della', 'C++ .NET', 'stage', 'vicecapo, capi, della']),
  )
  // One at a time: the engine refuses more analyses than its queue holds.
  const alone: string[] = []
  for (const text of titleWords.keys()) alone.push(await analysedAlone(text))
  expect([...titleWords.values()]).toEqual(alone)
})
