import { randomInt } from 'node:crypto'
import { errors } from '@opensearch-project/opensearch'
import type { Search } from './client.ts'
import { type FreshIndexName, recreateFreshIndex } from './indices.ts'
import type { PositionDocument } from './position-document.ts'

const clausesARequest = 2_000
const textsARequest = 200
/** Below the engine's limit of buckets in an answer, 65,535. */
const bucketsAnAnswer = 50_000

/** An index of a batch of positions alone. After a failure its content is unknown: another is to be created. */
export type FreshIndex = {
  /** Takes in the batch; returns the numbers of positions that the engine refuses, which no search would find. */
  readonly put: (documents: readonly PositionDocument[]) => Promise<number[]>
  /** The numbers of the positions that each clause finds; clauses are given as JSON. */
  readonly find: (clauses: readonly string[]) => Promise<number[][]>
  /** What analysis makes of each text in a field. */
  readonly analyse: (field: string, texts: readonly string[]) => Promise<TextWords[]>
  readonly empty: () => Promise<void>
}

/** The indexed words at each place of a text, which are alternatives. */
export type TextWords = {
  readonly places: readonly (readonly string[])[]
  /** Whether every word takes one place. */
  readonly isSequence: boolean
}

type FreshIndexDeps = {
  readonly search: Search
  readonly log: { readonly error: (facts: object, message: string) => void }
}

export async function createFreshIndex(
  { search, log }: FreshIndexDeps,
  name: FreshIndexName = 'fresh-positions',
): Promise<FreshIndex> {
  const alias = await recreateFreshIndex(search, name)
  let held: readonly number[] = []

  async function send<Answer>(path: string, request: object): Promise<Answer> {
    const { body } = await search.client.transport.request({ method: 'POST', path: `/${alias}/${path}`, ...request })
    return body as Answer
  }

  async function put(documents: readonly PositionDocument[]): Promise<number[]> {
    held = documents.map(({ position_no }) => position_no)
    const { items = [] } = await send<BulkAnswer>('_bulk', {
      querystring: { require_alias: true, refresh: true, filter_path: 'items.*.error,items.*._id' },
      bulkBody: documents
        .map((document) => `{"index":{"_id":"${document.position_no}"}}\n${JSON.stringify(document)}\n`)
        .join(''),
    })
    return items.flatMap(({ index: { _id: position, error } }) => {
      if (!error) return []
      log.error({ position, reason: error.reason }, 'the index refused a fresh position')
      return Number(position)
    })
  }

  /** Without a refresh: the next batch brings one. */
  async function empty(): Promise<void> {
    if (held.length === 0) return
    await send('_bulk', {
      querystring: { require_alias: true, filter_path: 'took' },
      bulkBody: held.map((no) => `{"delete":{"_id":"${no}"}}\n`).join(''),
    })
    held = []
  }

  /** The answers to an aggregation of some clauses, in their order. A clause that the engine refuses finds nothing. */
  async function aggregate(clauses: readonly string[], more: string, wanted: string): Promise<Bucket[]> {
    try {
      const { aggregations } = await send<AggregationAnswer>('_search', {
        querystring: {
          allow_partial_search_results: false,
          request_cache: false,
          filter_path: `aggregations.found.buckets.${wanted}`,
        },
        body: `{"size":0,"track_total_hits":false,"aggs":{"found":{"filters":{"filters":[${clauses.join()}]}${more}}}}`,
      })
      return aggregations?.found.buckets ?? []
    } catch (error) {
      if (!(error instanceof errors.ResponseError) || error.statusCode !== 400) throw error
      if (clauses.length === 1) {
        log.error({ err: error }, 'the engine refused a clause of a filter')
        return [{ doc_count: 0 }]
      }
      const half = clauses.length >> 1
      return [
        ...(await aggregate(clauses.slice(0, half), more, wanted)),
        ...(await aggregate(clauses.slice(half), more, wanted)),
      ]
    }
  }

  /** Counts first: most clauses find nothing, and how long the answer about the others will be is known. */
  async function find(clauses: readonly string[]): Promise<number[][]> {
    const found: number[][] = clauses.map(() => [])
    const finding: { at: number; count: number }[] = []
    for (let from = 0; from < clauses.length; from += clausesARequest) {
      const buckets = await aggregate(clauses.slice(from, from + clausesARequest), '', 'doc_count')
      for (const [at, { doc_count: count = 0 }] of buckets.entries())
        if (count > 0) finding.push({ at: from + at, count })
    }
    const listed = `,"aggs":{"positions":{"terms":{"field":"position_no","size":${held.length}}}}`
    for (const some of inAnswers(finding)) {
      const asked = some.map((at) => clauses[at] ?? '')
      const buckets = await aggregate(asked, listed, 'positions.buckets.key')
      for (const [n, { positions }] of buckets.entries())
        found[some[n] ?? 0] = (positions?.buckets ?? []).map(({ key }) => key)
    }
    return found
  }

  async function analyse(field: string, texts: readonly string[]): Promise<TextWords[]> {
    const words: TextWords[] = []
    for (let from = 0; from < texts.length; from += textsARequest) {
      const some = texts.slice(from, from + textsARequest)
      const { tokens = [] } = await send<AnalysisAnswer>('_analyze', {
        querystring: { filter_path: 'tokens.token,tokens.position,tokens.positionLength' },
        body: { field, text: some.flatMap((text) => [text, divider]) },
      })
      const ofTexts = wordsBetweenDividers(tokens)
      if (ofTexts.length !== some.length) throw new Error('the words of the texts can’t be told apart')
      words.push(...ofTexts)
    }
    return words
  }

  return { put, find, empty, analyse }
}

/** Separates the texts of a request: no rule of any analyzer changes a number, and nobody can guess this one. */
const divider = Array.from({ length: 20 }, () => randomInt(1, 10)).join('')

function wordsBetweenDividers(tokens: readonly Token[]): TextWords[] {
  const texts: TextWords[] = []
  let places = new Map<number, string[]>()
  let isSequence = true
  for (const { token, position, positionLength = 1 } of tokens) {
    if (token === divider) {
      texts.push({ places: [...places.values()], isSequence })
      places = new Map()
      isSequence = true
      continue
    }
    if (positionLength > 1) isSequence = false
    const alternatives = places.get(position)
    if (alternatives) alternatives.push(token)
    else places.set(position, [token])
  }
  return texts
}

/** Groups of clauses whose positions fit into an answer together. */
function inAnswers(finding: readonly { at: number; count: number }[]): number[][] {
  const groups: number[][] = []
  let room = 0
  for (const { at, count } of finding) {
    if (room < count + 1) {
      groups.push([])
      room = bucketsAnAnswer
    }
    groups.at(-1)?.push(at)
    room -= count + 1
  }
  return groups
}

type BulkAnswer = { items?: { index: { _id: string; error?: { type: string; reason: string } } }[] }
type Bucket = { doc_count?: number; positions?: { buckets: { key: number }[] } }
type AggregationAnswer = { aggregations?: { found: { buckets: Bucket[] } } }
type Token = { token: string; position: number; positionLength?: number }
type AnalysisAnswer = { tokens?: Token[] }
