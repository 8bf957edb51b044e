import { text as textOf } from 'node:stream/consumers'
import { filterFields } from '@vedetta/contracts/search/filter-fields'
import type { Labels } from '@vedetta/contracts/text/labels'
import type { Cell } from '@vedetta/core/inbox/exports/cells'
import { csvFile } from '@vedetta/core/inbox/exports/csv-file'
import type { FeedAnswer, FeedEntry } from '@vedetta/core/outward/filter-feeds/read-feed'
import { entryTexts } from './entry-texts.ts'

type Texts = ReturnType<typeof entryTexts>

const columns: readonly { heading: Labels; cell: (entry: FeedEntry, texts: Texts) => Cell }[] = [
  { heading: { it: 'ID', en: 'ID' }, cell: ({ positionID }) => positionID },
  { heading: filterFields.name.labels, cell: ({ name }) => name },
  { heading: filterFields.companyName.labels, cell: ({ company }) => company.name },
  { heading: { it: 'Luogo', en: 'Place' }, cell: (_, { places }) => places },
  { heading: filterFields.contract.labels, cell: (_, { contract }) => contract },
  { heading: filterFields.schedule.labels, cell: (_, { schedule }) => schedule },
  { heading: filterFields.pay.labels, cell: (_, { pay }) => pay },
  { heading: { it: 'Trovata', en: 'Found' }, cell: ({ firstSeen }) => new Date(firstSeen) },
  { heading: { it: 'In Vedetta', en: 'In Vedetta' }, cell: (_, { link }) => link },
  { heading: { it: 'Pagina', en: 'Page' }, cell: (_, { source }) => source },
  { heading: { it: 'Testo', en: 'Text' }, cell: (entry) => ('description' in entry ? entry.description : '') },
]

/** The same CSV as an export's: a spreadsheet runs none of its cells. */
export function csvFeed({ language, entries }: FeedAnswer, publicUrl: string): Promise<string> {
  async function* records(): AsyncGenerator<Cell[]> {
    yield columns.map(({ heading }) => heading[language])
    for (const entry of entries) {
      const texts = entryTexts(entry, language, publicUrl)
      yield columns.map(({ cell }) => cell(entry, texts))
    }
  }
  return textOf(csvFile(records()))
}
