import { type AtecoLevel, atecoLevel, parentAtecoCode } from './ateco-code.ts'
import { readTable } from './csv-table.ts'
import type { TableLayout } from './table-layout.ts'

export type AtecoEntry = {
  edition: '2007' | '2025'
  code: string
  titleIt: string
  titleEn: string | null
  level: AtecoLevel
  parent: string | null
}

type AtecoLayout = TableLayout & {
  edition: AtecoEntry['edition']
  code: string
  titleIt: string
  titleEn?: string
  section?: string
}

const ours = { code: 'code', titleIt: 'title it', titleEn: 'title en', section: 'parent' }
const ours2025 = Object.values(ours)

const istat2025 = { code: 'codice ateco 2025', titleIt: 'titolo italiano ateco 2025' }

/** ISTAT's headings for the update of 2022, in the spreadsheets and in the CSV lists made from them. */
const istat2007: AtecoLayout[] = [
  ['codice ateco 2007 aggiornamento 2022', 'titolo ateco 2007 aggiornamento 2022'] as const,
  ['codice ateco 2007', 'titolo ateco 2007 aggiornamento 2022'] as const,
  ['codice ateco', 'titolo ateco 2007 aggiornamento 2022'] as const,
  ['codice ateco 2007', 'titolo ateco 2007'] as const,
].map(([code, titleIt]) => ({ edition: '2007', required: [code, titleIt], code, titleIt }))

/** Our cleaned tables, and ISTAT's saved as CSV. The correspondence table has the headings of 2025, too. */
export const atecoLayouts: readonly AtecoLayout[] = [
  { edition: '2007', required: [...ours2025, 'editions'], ...ours },
  { edition: '2025', required: ours2025, ...ours },
  {
    edition: '2025',
    required: Object.values(istat2025),
    foreign: ['codice ateco 2022'],
    ...istat2025,
    titleEn: 'titolo inglese ateco 2025',
    section: 'codice padre ateco 2025',
  },
  ...istat2007,
]

/** The codes of an edition of ATECO, each once: ISTAT's explanatory notes repeat a code for each of its notes. */
export async function* readAtecoFile(path: string): AsyncGenerator<AtecoEntry> {
  const seen = new Set<string>()
  let lastSection: string | null = null
  for await (const { layout, cell, malformed } of readTable(path, atecoLayouts)) {
    const code = cell(layout.code)
    const level = atecoLevel(code)
    if (!level) throw malformed(`an ATECO code, such as C or 10.11, instead of "${code}"`)
    const titleIt = cell(layout.titleIt)
    if (titleIt === '') throw malformed(`a title for ${code}`)
    if (level === 'section') lastSection = code
    if (seen.has(code)) continue
    seen.add(code)
    const section = cell(layout.section) || lastSection
    yield {
      edition: layout.edition,
      code,
      titleIt,
      titleEn: cell(layout.titleEn) || null,
      level,
      parent: level === 'section' ? null : level === 'division' ? section : parentAtecoCode(code),
    }
  }
}
