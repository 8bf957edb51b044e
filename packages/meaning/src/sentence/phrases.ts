import { type Token, tokensOf } from './tokens.ts'

export type PhraseTable<Value> = { readonly values: ReadonlyMap<string, Value>; readonly maxWords: number }

/** The phrases of a list, one a line or parted by "|". */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/[\n|]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Phrases are keyed by the words a sentence is cut into, so that "part-time" is found as "part time". */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ')

export function phraseTable<Value>(entries: Iterable<readonly [phrase: string, value: Value]>): PhraseTable<Value> {
  const values = new Map<string, Value>()
  let maxWords = 1
  for (const [phrase, value] of entries) {
    const key = phraseKey(phrase)
    if (key === '' || values.has(key)) continue
    values.set(key, value)
    maxWords = Math.max(maxWords, key.split(' ').length)
  }
  return { values, maxWords }
}

/** One value for each list of phrases. */
export function tableOf<Value extends string>(lists: Readonly<Record<Value, string>>): PhraseTable<Value> {
  return phraseTable(
    (Object.entries(lists) as [Value, string][]).flatMap(([value, list]) =>
      phrasesOf(list).map((phrase) => [phrase, value] as const),
    ),
  )
}

export const wordSet = (list: string): ReadonlySet<string> =>
  new Set(phrasesOf(list.replace(/\s+/g, '|')).map(phraseKey))

/** The longest phrase of the table that begins at a token, within what is free. */
export function matchPhrase<Value>(
  { values, maxWords }: PhraseTable<Value>,
  tokens: readonly Token[],
  at: number,
  isFree: (index: number) => boolean = () => true,
): { value: Value; to: number } | undefined {
  let found: { value: Value; to: number } | undefined
  let key = ''
  for (let to = at; to < tokens.length && to < at + maxWords; to += 1) {
    const token = tokens[to] as Token
    if (!isFree(to) || (to > at && token.gap === 'break')) break
    key = to === at ? token.key : `${key} ${token.key}`
    const value = values.get(key)
    if (value !== undefined) found = { value, to: to + 1 }
  }
  return found
}
