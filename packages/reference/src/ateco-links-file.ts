import { atecoLevel } from './ateco-code.ts'
import { readTable } from './csv-table.ts'
import type { TableLayout } from './table-layout.ts'

type Coverage = 'full' | 'partial'

export type AtecoLink = {
  code2025: string
  /** In the update of 2022, which kept the name ATECO 2007. */
  code2007: string
  /** Whether the 2025 code lies wholly in the 2007 one; null if the wording in the file is unknown. */
  coverage2025: Coverage | null
  /** The same the other way round. */
  coverage2007: Coverage | null
}

const headings = {
  ours: { code2025: 'code 2025', code2007: 'code 2007', coverage2025: 'coverage 2025', coverage2007: 'coverage 2007' },
  istat: {
    code2025: 'codice ateco 2025',
    code2007: 'codice ateco 2022',
    coverage2025: 'copertura ateco 2025',
    coverage2007: 'copertura ateco 2022',
  },
}

type AtecoLinksLayout = TableLayout & (typeof headings)['ours']

export const atecoLinksLayouts: readonly AtecoLinksLayout[] = [
  { required: Object.values(headings.ours), ...headings.ours },
  { required: [headings.istat.code2025, headings.istat.code2007], ...headings.istat },
]

/** Which code of ATECO 2025 corresponds to which of ATECO 2007, at every level; many to many. */
export async function* readAtecoLinks(path: string): AsyncGenerator<AtecoLink> {
  for await (const { layout, cell, malformed } of readTable(path, atecoLinksLayouts)) {
    const code2025 = cell(layout.code2025)
    const code2007 = cell(layout.code2007)
    // ISTAT lists new and removed codes with the other side empty.
    if (code2025 === '' || code2007 === '') continue
    for (const code of [code2025, code2007]) {
      if (!atecoLevel(code)) throw malformed(`an ATECO code, such as C or 10.11, instead of "${code}"`)
    }
    yield {
      code2025,
      code2007,
      coverage2025: coverageOf(cell(layout.coverage2025)),
      coverage2007: coverageOf(cell(layout.coverage2007)),
    }
  }
}

function coverageOf(text: string): Coverage | null {
  if (/^(full|total|complet)/i.test(text)) return 'full'
  return /^(part|parz)/i.test(text) ? 'partial' : null
}
