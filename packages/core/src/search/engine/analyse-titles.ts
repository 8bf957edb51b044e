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
  const unknown = texts.filter((text) => !search.titleWords.has(text))
  const analysed = new Map(texts.map((text) => [text, search.titleWords.get(text) ?? '']))
  if (unknown.length > 0) {
    const terms = await askSearch(search, () => analyse(search, unknown), signal)
    for (const [at, text] of unknown.entries()) {
      analysed.set(text, terms[at] ?? '')
      search.titleWords.set(text, terms[at] ?? '')
    }
  }
  return { ...spec, titleWords: analysed }
}

/** The texts of its clause that are analysed as words. */
function wordsOf({ query, beyond }: RelatedTitle): string[] {
  const { alternatives, excluded } = parseBooleanText(query)
  return [...alternatives.map(({ words }) => words), ...excluded.words, wordsBeyond(beyond)].filter(
    (words) => words !== '',
  )
}

/** All in one request: the engine counts offsets on from text to text, with one between them. */
async function analyse({ client, answerMs, ...search }: Search, texts: readonly string[]): Promise<string[]> {
  const { body } = await client.indices.analyze(
    {
      index: aliasOf({ client, answerMs, ...search }, 'position'),
      body: { field: titleFields.words, text: [...texts] },
    },
    { requestTimeout: answerMs },
  )
  const tokens = body.tokens ?? []
  let from = 0
  return texts.map((text) => {
    const to = from + text.length
    const words = tokens.filter(({ start_offset }) => start_offset >= from && start_offset < to)
    from = to + 1
    return words.map(({ token }) => token).join(' ')
  })
}
