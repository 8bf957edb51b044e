import { parseBooleanText } from '@vedetta/contracts/search/boolean-text'
import type { RelatedTitle } from '@vedetta/meaning/families/related-titles'
import type { Search } from './client.ts'
import { aliasOf } from './index-names.ts'
import { askSearch } from './msearch.ts'
import { wordsBeyond } from './position-query.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { titleFields } from './text-clauses.ts'

/**
 * The search with the words of its related titles as the index has them. Each shard would analyse every title again for every clause that
 * holds it.
 */
export async function withTitleWords(
  search: Search,
  spec: PositionQuerySpec,
  signal?: AbortSignal,
): Promise<PositionQuerySpec> {
  if (spec.related.length === 0) return spec
  const texts = [...new Set(spec.related.flatMap(wordsOf))]
  const titleWords = new Map(
    texts.flatMap((text) => {
      const words = search.titleWords.get(text)
      return words === undefined ? [] : [[text, words] as const]
    }),
  )
  const unknown = texts.filter((text) => !titleWords.has(text))
  if (unknown.length === 0) return { ...spec, titleWords }
  for (const [text, words] of await askSearch(search, () => analyse(search, unknown), signal)) {
    titleWords.set(text, words)
    search.titleWords.set(text, words)
  }
  return { ...spec, titleWords }
}

/** The texts of its clause that are analysed as words. */
function wordsOf({ query, beyond }: RelatedTitle): string[] {
  const { alternatives, excluded } = parseBooleanText(query)
  return [...alternatives.map(({ words }) => words), ...excluded.words, wordsBeyond(beyond)].filter(
    (words) => words !== '',
  )
}

/** All in one request: the engine counts offsets on from text to text, with one between them. */
async function analyse(search: Search, texts: readonly string[]): Promise<(readonly [text: string, words: string])[]> {
  const { body } = await search.client.indices.analyze(
    { index: aliasOf(search, 'position'), body: { field: titleFields.words, text: [...texts] } },
    { requestTimeout: search.answerMs },
  )
  const tokens = body.tokens ?? []
  let from = 0
  return texts.map((text) => {
    const to = from + text.length
    const words = tokens.filter(({ start_offset }) => start_offset >= from && start_offset < to)
    from = to + 1
    return [text, words.map(({ token }) => token).join(' ')]
  })
}
