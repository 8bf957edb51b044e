import { deepStrictEqual } from 'node:assert'
import { filterFields } from '@vedetta/contracts/search/filter-fields'
import { maxGrouped, positionCriteria, searchPageSize } from '@vedetta/contracts/search/position-search'
import { sortOf } from '@vedetta/contracts/search/position-sort'
import type { RelatedTitle } from '@vedetta/meaning/families/related-titles'
import type fc from 'fast-check'
import { bitmapsOf } from '../../../inbox/marks/mark-bitmaps.ts'
import { settleCriteria } from '../../../inbox/positions/settle-criteria.ts'
import type { Db } from '../../../platform/db/client.ts'
import { tradeFamilies } from '../../../testing/trade-families.ts'
import type { Search } from '../client.ts'
import { findFacets } from '../find-facets.ts'
import { findPositionNumbers, findPositions } from '../find-positions.ts'
import type { MarkBitmaps, PositionQuerySpec } from '../position-query-spec.ts'
import { createIndexWords } from './index-words.ts'
import { loadPositions } from './load-positions.ts'
import { orderPlainly } from './plain-order.ts'
import { countPlainly, findPlainly, type PlainSpec, textsOf, textsOfPosition } from './plain-search.ts'
import { randomSearches, type SearchCase } from './random-criteria.ts'
import { type PlainPosition, randomPositions } from './random-positions.ts'

const topChoices = 20

export type SearchOracle = {
  readonly searches: fc.Arbitrary<SearchCase>
  /** Throws where the index and the plain rules differ; returns how many positions both find. */
  readonly comparePositions: (spec: SearchCase) => Promise<number>
  /** Throws where the counts differ; returns how many choices were counted. */
  readonly compareFacets: (spec: SearchCase) => Promise<number>
}

/** Fills an index with 5,000 open positions and some removed ones, to be searched beside plain copies in memory. */
export async function createSearchOracle(db: Db, search: Search, seed: number): Promise<SearchOracle> {
  const made = randomPositions(seed, { companies: 300, positions: 5_239 })
  const { open, goneNumbers } = await loadPositions(db, search, made)
  const words = createIndexWords(search)
  await words.analyse(open.flatMap(textsOfPosition))

  const withBitmaps = ({ marks, discarded, criteria, ...spec }: PlainSpec): PositionQuerySpec => ({
    ...spec,
    ...settleCriteria(tradeFamilies, criteria),
    marks: bitmapsFor(marks, discarded),
  })

  async function comparePositions(spec: SearchCase): Promise<number> {
    const wider = withRelated(spec)
    await words.analyse(textsOf(wider))
    const { sort, nthPage } = spec
    const encoded = withBitmaps(spec)
    const own = findPlainly(words, open, spec)
    const ofTrade = findPlainly(
      words,
      open,
      withRelated(spec, ({ reason }) => reason !== 'near'),
    )
    const tiers = [own, ofTrade, findPlainly(words, open, wider)].map((found) => orderPlainly(found, spec))
    const expected = [...new Set(tiers.flat())]
    const numbers = await findPositionNumbers(search, encoded, sort, 0, open.length)
    const inOrder = expected.map(({ position_no }) => position_no)
    const isScored = sortOf(sort, spec.criteria.position) === 'relevance'
    const sides = isScored ? [numbers, inOrder].map((side) => side.toSorted((a, b) => a - b)) : [numbers, inOrder]
    deepStrictEqual(sides[0], sides[1], difference(numbers, inOrder))
    const ownNumbers = new Set(own.map(({ position_no }) => position_no))
    deepStrictEqual(new Set(numbers.slice(0, own.length)), ownNumbers, 'the searched words do not come first')

    // Includes the page past the last.
    const page = 1 + (nthPage % (Math.ceil(numbers.length / searchPageSize) + 1))
    const { positions, ...rest } = await findPositions(search, encoded, { page, sort })
    const shown = numbers.slice((page - 1) * searchPageSize, page * searchPageSize)
    deepStrictEqual(
      positions.map(({ position_no, position_id }) => [position_no, position_id]),
      shown.map((no) => [no, expected.find(({ position_no }) => position_no === no)?.position_id]),
      `page ${page} is not what stands there in the list`,
    )
    for (const { position_no, title, foundBy } of positions) {
      deepStrictEqual(foundBy === null, ownNumbers.has(position_no), `what ${title} was found by`)
      if (foundBy) checkFoundBy(position_no, foundBy)
    }
    const companies = new Set(expected.map(({ company }) => company.company_no)).size
    deepStrictEqual(rest, { total: expected.length, companies })
    if (!isScored) await compareGroups(encoded, expected, { ...spec, companies })
    return expected.length
  }

  /** A page of companies, in the order of the first position of each. */
  async function compareGroups(
    encoded: PositionQuerySpec,
    expected: readonly PlainPosition[],
    { sort, nthPage, companies }: Pick<SearchCase, 'sort' | 'nthPage'> & { companies: number },
  ): Promise<void> {
    const page = 1 + (nthPage % (Math.ceil(companies / searchPageSize) + 1))
    const paging = { page, sort, groupBy: 'company' } as const
    const { positions, groups, total } = await findPositions(search, encoded, paging)
    const inGroups = [...Map.groupBy(expected, ({ company }) => company.company_no).values()].slice(
      (page - 1) * searchPageSize,
      page * searchPageSize,
    )
    deepStrictEqual(total, expected.length)
    deepStrictEqual(
      groups?.map((group) => group.total),
      inGroups.map((group) => group.length),
      'sizes of groups',
    )
    deepStrictEqual(
      positions.map(({ position_no }) => position_no),
      inGroups.flatMap((group) => group.slice(0, maxGrouped).map(({ position_no }) => position_no)),
      `page ${page} of companies`,
    )
  }

  /** The title of a position holds the related text that it was found by. */
  function checkFoundBy(positionNo: number, related: RelatedTitle): void {
    const byText = { ...anySearch, criteria: { ...noCriteria, position: { name: [textOf(related)] } } }
    const found = findPlainly(words, open, byText).some(({ position_no }) => position_no === positionNo)
    deepStrictEqual(found, true, `${positionNo} was not found by ${related.text}`)
  }

  async function compareFacets(spec: SearchCase): Promise<number> {
    const wider = withRelated(spec)
    await words.analyse(textsOf(wider))
    const facets = await findFacets(search, withBitmaps(spec), spec.counted)
    deepStrictEqual(Object.keys(facets).toSorted(), spec.counted.toSorted(), 'which fields are counted')
    let choices = 0
    for (const field of spec.counted) {
      const expected = countPlainly(words, open, wider, field)
      const counted = (facets[field] ?? []).filter(({ count }) => count > 0)
      const pairs = counted.map(({ value, count }) => [value, count])
      deepStrictEqual(
        pairs,
        counted.map(({ value }) => [value, expected.get(value) ?? 0]),
        `counts of ${field}`,
      )
      // No choice is returned while a more frequent one is left out.
      const isTop = field !== 'statuses' && filterFields[field].facet === 'top'
      const commonest = [...expected.values()].sort((a, b) => b - a).slice(0, isTop ? topChoices : undefined)
      const counts = counted.map(({ count }) => count).sort((a, b) => b - a)
      deepStrictEqual(counts, commonest, `which choices of ${field} are counted`)
      choices += counts.length
    }
    return choices
  }

  return { searches: randomSearches(open, goneNumbers), comparePositions, compareFacets }
}

/** Related titles are searched as if they were roles of the criteria. */
function withRelated(spec: SearchCase, isWanted = (_: RelatedTitle) => true): SearchCase {
  const { criteria, related } = settleCriteria(tradeFamilies, spec.criteria)
  if (related.length === 0) return spec
  const name = [...(criteria.position.name ?? []), ...related.filter(isWanted).map(textOf)]
  return { ...spec, criteria: { ...criteria, position: { ...criteria.position, name } } }
}

const textOf = ({ query, beyond }: RelatedTitle) => [query, ...beyond.map((word) => `-${word}`)].join(' ')

const noCriteria = positionCriteria.parse({})
const anySearch = {
  ceiling: Number.POSITIVE_INFINITY,
  marks: new Map(),
  discarded: new Set<number>(),
  excludedCompanies: [],
  excludedCompanyNos: [],
  hideAgencies: false,
}

function bitmapsFor(marks: PlainSpec['marks'], discarded: PlainSpec['discarded']): MarkBitmaps {
  const markedAs = (mark: 'seen' | 'contacted') => [...marks].filter(([, made]) => made === mark).map(([no]) => no)
  const bigEndian = (numbers: Iterable<number>) => Buffer.from(Uint32Array.from(numbers).buffer).swap32()
  return bitmapsOf({
    seen: bigEndian(markedAs('seen')),
    contacted: bigEndian(markedAs('contacted')),
    discarded: bigEndian(discarded),
  })
}

function difference(found: readonly number[], expected: readonly number[]): string {
  const tooMany = [...new Set(found).difference(new Set(expected))]
  const missing = [...new Set(expected).difference(new Set(found))]
  if (tooMany.length + missing.length === 0)
    return `the same ${found.length} positions, but not once each or in another order`
  return `found though not meant: ${tooMany.slice(0, 10)} (${tooMany.length}); meant but not found: ${missing.slice(0, 10)} (${missing.length})`
}
