import type { QualityCount, QualityEstimate, QualityRow } from '@vedetta/contracts/watch/reading-quality'

const start = '<!-- pnpm bench publish-reading writes this table -->\n'
const end = '<!-- end of the table -->'

const kinds = { real: 'real sites', written: 'written sites' } as const satisfies Record<QualityRow['kind'], string>

const head = [
  'sites',
  'measured',
  'positions',
  'precision',
  'recall',
  'F1',
  'sites without a position that show one',
  'right among the sure',
  'right among those to be checked',
]

/** The published figures as a table of a document. */
function qualityTable(rows: readonly QualityRow[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map(cellsOf)]
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function cellsOf(row: QualityRow): string[] {
  const how =
    row.how === 'first_look' ? 'at first look' : `on companies not learned from (partitions: ${row.partitions})`
  return [
    `${row.sites} ${kinds[row.kind]}, ${row.sitesWithPositions} with positions`,
    `${row.measuredAt}, ${how}, reader version ${row.readerVersion}`,
    String(row.positions),
    estimated(row.precision),
    estimated(row.recall),
    estimated(row.f1),
    `${row.spoilt.sites.toFixed(1)} of ${row.spoilt.of}`,
    counted(row.sure),
    counted(row.unsure),
  ]
}

const estimated = ({ value, from, to }: QualityEstimate) =>
  `${value.toFixed(3)} (${from.toFixed(3)} to ${to.toFixed(3)})`
const counted = ({ found, right }: QualityCount) => `${right} of ${found}`

/** A document with the table between its marks replaced by that of these rows. */
export function withQualityTable(document: string, rows: readonly QualityRow[]): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error('the document has no marks for the table of reading')
  return `${document.slice(0, from)}${start}\n${qualityTable(rows)}\n${document.slice(to)}`
}
