import type { Search } from '../client.ts'
import { aliasOf } from '../index-names.ts'
import type { italianAnalysis } from '../italian-analysis.ts'

type Analyzer = keyof typeof italianAnalysis.analyzer

export type AnalysedText = { readonly analyzer: Analyzer; readonly text: string }

/** An indexed word and its place in the text. */
export type Word = { readonly word: string; readonly at: number }

export type IndexWords = {
  /** Analyses the texts that are not cached yet. */
  readonly analyse: (texts: readonly AnalysedText[]) => Promise<void>
  /** The words of a cached text. */
  readonly of: (analyzer: Analyzer, text: string) => readonly Word[]
}

const textsARequest = 200

// Separates the texts of a request; no rule of any analyzer touches a number.
const divider = '31415926535897932384'

/** Analyses texts with the index's own analyzers. */
export function createIndexWords(search: Search): IndexWords {
  const known: Record<Analyzer, Map<string, readonly Word[]>> = {
    italian_title: new Map(),
    italian_exact: new Map(),
    folded_words: new Map(),
  }

  async function analyseBatch(analyzer: Analyzer, texts: readonly string[]): Promise<void> {
    const { body } = await search.client.indices.analyze({
      index: aliasOf(search, 'position'),
      body: { analyzer, text: texts.flatMap((text) => [text, divider]) },
    })
    const words: Word[][] = [[]]
    for (const { token, position } of body.tokens ?? []) {
      if (token === divider) words.push([])
      else words.at(-1)?.push({ word: token, at: position })
    }
    if (words.length !== texts.length + 1) throw new Error('the words of the texts cannot be separated')
    texts.forEach((text, n) => void known[analyzer].set(text, words[n] ?? []))
  }

  return {
    async analyse(texts) {
      const unknown = new Map<Analyzer, Set<string>>()
      for (const { analyzer, text } of texts) {
        if (known[analyzer].has(text)) continue
        unknown.set(analyzer, (unknown.get(analyzer) ?? new Set()).add(text))
      }
      for (const [analyzer, some] of unknown) {
        const waiting = [...some]
        while (waiting.length > 0) await analyseBatch(analyzer, waiting.splice(0, textsARequest))
      }
    },
    of(analyzer, text) {
      const words = known[analyzer].get(text)
      if (!words) throw new Error(`${analyzer} was not run for ${JSON.stringify(text)}`)
      return words
    },
  }
}
