import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { settleCriteria } from '@vedetta/core/inbox/positions/settle-criteria'
import type { Search } from '@vedetta/core/search/engine/client'
import { findPositions } from '@vedetta/core/search/engine/find-positions'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { freshQuerySpec } from '@vedetta/core/search/engine/position-query-spec'
import { tradeFamilies } from '@vedetta/core/testing/trade-families'
import { roleVocabulary } from '@vedetta/meaning/roles/role-vocabulary'
import { trades } from '@vedetta/meaning/trades/trades'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { withFixture } from '../search/search.ts'
import { gradeOf, type Judgement, readJudgements } from './judged-titles.ts'
import { mean, ndcg, precision } from './ranking.ts'

const depth = 20
const bergamo = { mode: 'radius' as const, istat: '016024', km: 50 }

/** The searches that found nothing before roles had families. */
const formerly = [
  { name: 'ragioniere' },
  { name: 'camionista' },
  { name: 'saldatoe' },
  { name: 'manutentore elettromeccanico', city: bergamo },
  { name: 'responsabile commerciale estero' },
]

/** The order of results by their words and by meaning, measured against judgements made by hand. */
export function benchRelevance(env: NodeJS.ProcessEnv): Promise<void> {
  return withFixture(env, async ({ search }) => {
    const titles = await readTitles(search)
    const judgements = readJudgements()
    for (const sort of ['date', 'relevance'] as const) {
      const figures = []
      for (const judgement of judgements) {
        const all = titles.map((title) => gradeOf(judgement, title)).filter((grade) => grade > 0)
        const [words, meaning] = [await grade(search, judgement, sort), await grade(search, judgement, sort, true)]
        figures.push({ all, words, meaning })
      }
      printFigures(sort, figures)
    }
    for (const position of formerly) await printFound(search, position)
  })
}

/** The grades of what a query finds, in its order, and of all titles that are worth finding. */
type Found = { readonly all: readonly number[]; readonly words: readonly number[]; readonly meaning: readonly number[] }

async function grade(search: Search, judgement: Judgement, sort: PositionSort, aiSearch = false): Promise<number[]> {
  const { positions } = await find(
    search,
    positionCriteria.parse({ position: { name: judgement.query }, aiSearch }),
    sort,
  )
  return positions.map(({ title }) => gradeOf(judgement, title))
}

function printFigures(sort: PositionSort, found: readonly Found[]): void {
  const both = (measure: (grades: readonly number[], each: Found) => number, of = found) =>
    [of.map((each) => measure(each.words, each)), of.map((each) => measure(each.meaning, each))]
      .map((figures) => mean(figures).toFixed(3))
      .join(' by words, ')
  const answered = found.filter(({ words }) => words.length > 0)
  console.log(`${found.length} queries sorted by ${sort}`)
  console.log(`  nDCG@${depth}: ${both((grades, { all }) => ndcg(grades, all, depth))} by meaning`)
  console.log(`  right titles in ${depth} places: ${both((grades) => precision(grades, depth))} by meaning`)
  console.log(
    `  right titles among those shown, of the ${answered.length} queries that words answer: ${both((grades) => precision(grades, Math.min(depth, grades.length)), answered)} by meaning`,
  )
  console.log(
    `  without results: ${found.length - answered.length} by words, ${found.filter(({ meaning }) => meaning.length === 0).length} by meaning`,
  )
}

const find = (search: Search, criteria: PositionCriteria, sort: PositionSort) =>
  findPositions(search, freshQuerySpec(settleCriteria(tradeFamilies, criteria), nothingHidden), {
    page: 1,
    sort,
  })

async function printFound(search: Search, position: (typeof formerly)[number]): Promise<void> {
  const totalOf = async (criteria: object) => find(search, positionCriteria.parse(criteria), 'date')
  const [plain, related] = [await totalOf({ position }), await totalOf({ position, aiSearch: true })]
  const by = Map.groupBy(related.positions, ({ foundBy }) => foundBy?.text ?? 'its own words')
  const texts = [...by].map(([text, found]) => `${text} ${found.length}`).join(', ')
  const where = position.city ? ` within ${position.city.km} km of Bergamo` : ''
  console.log(
    `  ${position.name}${where}: ${plain.total} by its words, ${related.total} with aiSearch (first page: ${texts || 'none'})`,
  )
  const names = trades.flatMap(({ it, en }) => [...it, ...en]).map((text) => ({ text, positions: 0 }))
  for (const name of roleVocabulary(names).mended(position.name, 1))
    console.log(`    mended to ${name}: ${(await totalOf({ position: { ...position, name } })).total}`)
}

const aPage = 10_000

/** The title of every open position. */
async function readTitles(search: Search): Promise<string[]> {
  const titles: string[] = []
  for (let after: unknown; ; ) {
    const { body } = await search.client.search({
      index: aliasOf(search, 'position'),
      body: {
        size: aPage,
        _source: ['title'],
        query: { exists: { field: 'position_no' } },
        sort: [{ position_no: 'asc' }],
        ...(after ? { search_after: after as [number] } : {}),
      },
    })
    const { hits } = body.hits as unknown as { hits: { _source: { title: string }; sort: unknown }[] }
    titles.push(...hits.map(({ _source }) => _source.title))
    after = hits.at(-1)?.sort
    if (hits.length < aPage) return titles
  }
}
