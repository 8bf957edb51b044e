/**
 * The query syntax of name fields: words that must all occur, `"a phrase"`, `OR` between alternatives, and a minus
 * before words or phrases that must not occur.
 */
export type BooleanText = {
  readonly alternatives: readonly Alternative[]
  /** Exclusions apply to all alternatives: "cuoco OR chef -stagista" excludes trainees of either. */
  readonly excluded: { readonly words: readonly string[]; readonly phrases: readonly string[] }
}

/** The words stay one text, since the analyzer of the index decides what a word is. */
export type Alternative = { readonly words: string; readonly phrases: readonly string[] }

// A phrase with an unclosed quote extends to the end of the text.
const parts = /(?<minus>-*)"(?<phrase>[^"]*)"?|(?<word>[^\s"]+)/gu
const typographicQuotes = /[“”„‟«»]/gu
const sayingSomething = /[\p{L}\p{N}]/u

/** Accepts any text; one without terms gives no alternatives and no exclusions. */
export function parseBooleanText(text: string): BooleanText {
  const alternatives = [{ words: [] as string[], phrases: [] as string[] }]
  const excluded = { words: [] as string[], phrases: [] as string[] }
  for (const { groups } of text.replace(typographicQuotes, '"').matchAll(parts)) {
    const { minus, phrase, word = '' } = groups ?? {}
    const last = alternatives.at(-1) ?? excluded
    if (word === 'OR') alternatives.push({ words: [], phrases: [] })
    else if (phrase !== undefined) {
      if (sayingSomething.test(phrase)) (minus ? excluded : last).phrases.push(phrase.trim())
    } else if (sayingSomething.test(word)) {
      if (word.startsWith('-')) excluded.words.push(word.replace(/^-+/, ''))
      else last.words.push(word)
    }
  }
  return {
    alternatives: alternatives
      .filter(({ words, phrases }) => words.length + phrases.length > 0)
      .map(({ words, phrases }) => ({ words: words.join(' '), phrases })),
    excluded,
  }
}
