/**
 * What a person types where a name is asked for: words that must all stand there, `"a phrase"`, `OR` between
 * alternatives, and words or phrases that must not stand there, with a minus in front.
 */
export type BooleanText = {
  readonly alternatives: readonly Alternative[]
  /** They exclude wherever in the text they stand: "cuoco OR chef -stagista" wants no trainee of either. */
  readonly excluded: { readonly words: readonly string[]; readonly phrases: readonly string[] }
}

/** The words stay one text, since what a word is, is for the index's analysis to say. */
export type Alternative = { readonly words: string; readonly phrases: readonly string[] }

// A phrase whose quotes are not closed goes on to the end of the text.
const parts = /(?<minus>-*)"(?<phrase>[^"]*)"?|(?<word>[^\s"]+)/gu
const typographicQuotes = /[“”„‟«»]/gu
const sayingSomething = /[\p{L}\p{N}]/u

/** Any text has a meaning; one that names nothing has no alternatives and excludes nothing. */
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
