import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSearch } from '../../testing/test-engines.ts'
import { italianAnalysis } from './italian-analysis.ts'
import {
  heldOutForms,
  knownFailures,
  lastHeldOutForms,
  secondHeldOutForms,
  tunedForms,
} from './testing/italian-title-forms.ts'

const search = createTestSearch()
const index = `${search.prefix}italian`
const sets = [tunedForms, heldOutForms, secondHeldOutForms, lastHeldOutForms]
const groups = sets.flatMap((set) => set.groups)
const pairs = sets.flatMap((set) => set.pairs)

/** The titles that each title finds. */
const found = new Map<string, Set<string>>()
const finds = (query: string, title: string) => found.get(query)?.has(title) === true

beforeAll(async () => {
  const { client } = search
  await client.indices.create({
    index,
    body: {
      settings: { number_of_shards: 1, number_of_replicas: 0, analysis: italianAnalysis },
      mappings: { properties: { title: { type: 'text', analyzer: 'italian_title' } } },
    },
  })
  const titles = [...new Set([...groups, ...pairs].flat())]
  await client.bulk({ index, refresh: true, body: titles.flatMap((title) => [{ index: {} }, { title }]) })
  const { body } = await client.msearch({
    index,
    body: titles.flatMap((title) => [
      {},
      { size: titles.length, query: { match: { title: { query: title, operator: 'and' } } } },
    ]),
  })
  titles.forEach((title, at) => {
    const response = body.responses[at]
    if (!response || !('hits' in response)) throw new Error(`no answer for ${title}`)
    found.set(title, new Set(response.hits.hits.map((hit) => (hit._source as { title: string }).title)))
  })
})

afterAll(async () => {
  await search.client.indices.delete({ index })
  await search.close()
})

async function words(analyzer: keyof typeof italianAnalysis.analyzer, text: string) {
  const { body } = await search.client.indices.analyze({ index, body: { analyzer, text } })
  return body.tokens?.map(({ token }) => token)
}

describe('italian_title', () => {
  it('matches every form of an occupation with every other', () => {
    const apart = groups.filter((group) => group.some((query) => group.some((title) => !finds(query, title))))
    expect(apart.map(([first]) => first)).toEqual(knownFailures.groups)
  })

  it('distinguishes an occupation from similar places and things', () => {
    const met = pairs.filter(([a = '', b = '']) => finds(a, b) || finds(b, a))
    expect(met.map(([first]) => first)).toEqual(knownFailures.pairs)
  })

  it.each([
    ['Magazziniere/Mulettista', ['magazzinier', 'mulettist']],
    ['Impiegato/Segretaria', ['impiegat', 'segretar']],
    ['Tecnico/IT', ['tecnic', 'it']],
    ['C/C++ e C# (m/f/d)', ['c', 'c_plus_plus', 'c_sharp']],
    ['Manager e/o consulente', ['manager', 'consulent']],
  ])('tokenises %s into separate words', async (title, expected) => {
    expect(await words('italian_title', title)).toEqual(expected)
  })
})

describe('italian_exact', () => {
  it.each([
    ['Addetto/a all’Ufficio Qualità', ['addetto', 'ufficio', 'qualita']],
    ['Sviluppatrice C++ back-end', ['sviluppatrice', 'c_plus_plus', 'backend']],
    ['addetti ai servizi', ['addetti', 'ai', 'servizi']],
  ])('keeps the words of %s as written', async (title, expected) => {
    expect(await words('italian_exact', title)).toEqual(expected)
  })
})
