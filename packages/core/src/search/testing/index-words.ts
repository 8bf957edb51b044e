import type { Search } from '../client.ts'
import { aliasOf } from '../index-names.ts'
import type { italianAnalysis } from '../italian-analysis.ts'

type Analyzer = keyof typeof italianAnalysis.analyzer

export type AnalysedText = { readonly analyzer: Analyzer; readonly text: string }

/** A word as it is indexed, and which word of its text it is. */
export type Word = { readonly word: string; readonly at: number }

export type IndexWords = {
  /** Asks for what is not known yet. */
  readonly learn: (texts: readonly AnalysedText[]) => Promise<void>
  /** The words of a text that was learnt. */
  readonly of: (analyzer: Analyzer, text: string) => readonly Word[]
}

const textsARequest = 200

// Stands between the texts of a request, to tell their words apart; no rule of any analyzer touches a number.
const divider = '31415926535897932384'

/** What the index itself makes of texts. */
export function createIndexWords(search: Search): IndexWords {
  const known: Record<Analyzer, Map<string, readonly Word[]>> = {
    italian_title: new Map(),
    italian_exact: new Map(),
    folded_words: new Map(),
  }

  async function ask(analyzer: Analyzer, texts: readonly string[]): Promise<void> {
    const { body } = await search.client.indices.analyze({
      index: aliasOf(search, 'position'),
      body: { analyzer, text: texts.flatMap((text) => [text, divider]) },
    })
    const words: Word[][] = [[]]
    for (const { token, position } of body.tokens ?? []) {
      if (token === divider) words.push([])
      else words.at(-1)?.push({ word: token, at: position })
    }
    if (words.length !== texts.length + 1) throw new Error('the words of the texts can not be told apart')
    texts.forEach((text, n) => void known[analyzer].set(text, words[n] ?? []))
  }

  return {
    async learn(texts) {
      const unknown = new Map<Analyzer, Set<string>>()
      for (const { analyzer, text } of texts) {
        if (known[analyzer].has(text)) continue
        unknown.set(analyzer, (unknown.get(analyzer) ?? new Set()).add(text))
      }
      for (const [analyzer, some] of unknown) {
        const waiting = [...some]
        while (waiting.length > 0) await ask(analyzer, waiting.splice(0, textsARequest))
      }
    },
    of(analyzer, text) {
      const words = known[analyzer].get(text)
      if (!words) throw new Error(`${analyzer} was not asked for ${JSON.stringify(text)}`)
      return words
    },
  }
}
