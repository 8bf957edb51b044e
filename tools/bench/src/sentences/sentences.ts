import { readFile } from 'node:fs/promises'
import { createSentenceParser } from '@vedetta/core/search/sentences/sentence-parser'
import { enteredSearch } from '@vedetta/meaning/sentence/entered-search'
import { z } from 'zod'
import { enteredFields } from './entered-fields.ts'

const group = z.record(z.string(), z.unknown()).default({})
const writtenSentences = z.array(
  z.object({
    text: z.string(),
    language: z.enum(['it', 'en']),
    criteria: z.object({
      position: group,
      notPosition: group,
      company: group,
      notCompany: group,
      days: z.number().optional(),
      statuses: z.array(z.string()).optional(),
    }),
  }),
)

/** Compares what Enter searches for sentences with what their authors meant. */
export async function benchSentences(file: string, { show }: { show: boolean }): Promise<void> {
  const sentences = writtenSentences.parse(JSON.parse(await readFile(file, 'utf8')))
  const parse = createSentenceParser()
  const results = sentences.map(({ text, language, criteria }) => ({
    text,
    language,
    differences: differencesOf(enteredFields(criteria), enteredFields(enteredSearch(text, parse(text)))),
  }))
  if (show)
    for (const { text, differences } of results.filter((each) => each.differences.length > 0))
      console.log([text, ...differences].join('\n    '))
  for (const language of ['it', 'en']) {
    const some = results.filter((each) => each.language === language)
    console.log(`${language}: ${equalOf(some)} of ${some.length} searches equal to what was meant`)
  }
  console.log(`all: ${equalOf(results)} of ${results.length} searches equal to what was meant`)
}

const equalOf = (results: readonly { differences: readonly string[] }[]) =>
  results.filter(({ differences }) => differences.length === 0).length

function differencesOf(meant: ReadonlyMap<string, string>, searched: ReadonlyMap<string, string>): string[] {
  return [...new Set([...meant.keys(), ...searched.keys()])]
    .filter((field) => meant.get(field) !== searched.get(field))
    .map((field) => `${field}: meant ${meant.get(field) ?? 'nothing'}, searched ${searched.get(field) ?? 'nothing'}`)
}
