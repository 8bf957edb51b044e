import { writeFile } from 'node:fs/promises'
import { type FactName, factNames } from '@vedetta/crawler/score/candidate-facts'
import { factRanges, factRecords } from '@vedetta/crawler/score/fact-records'

export const factsPageFile = new URL('../../../../docs/reader-facts.md', import.meta.url)

/** What the reader knows of a candidate, as a page of the documentation. */
export function factsPage(): string {
  const line = (name: FactName) => {
    const { range, meaning } = factRecords[name]
    return `| \`${name}\` | ${meaning} | ${factRanges[range]} |`
  }
  return [
    '# Facts that the reader weighs',
    '',
    'Every line of a page that may be the title of an advert is a candidate. These facts, and what the words of its title, of its block, above it, of the page and of the site say, are what [the scorer](decisions/0035-evidence-weighed.md) decides by. This page is made from `packages/crawler/src/score/fact-records.ts` by `pnpm bench reader-facts`.',
    '',
    '| fact | meaning | range |',
    '| --- | --- | --- |',
    ...factNames.map(line),
    '',
  ].join('\n')
}

export const writeFactsPage = (): Promise<void> => writeFile(factsPageFile, factsPage())
