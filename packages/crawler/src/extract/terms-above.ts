import { openedBy } from '../html/hidden-parts.ts'
import { anyOf, wholeText } from '../lexicon/compile-terms.ts'
import { termsLabels } from '../lexicon/shared-statements.ts'
import type { Section } from '../raw-position.ts'
import type { PageLines } from './page-lines.ts'

/** Where a labelled term stands, and what is said under each of its labels. */
type Labelled = { at: number; labels: readonly string[]; section: Section }

const maxAbove = 25
const maxText = 500
const maxTerms = 6
const label = wholeText(termsLabels, 'iu')
const inLine = new RegExp(String.raw`(?<=^|[.;] )${anyOf(termsLabels)}(?= ?: ?\S)`, 'giu')

/** Terms that a page states once by their labels above its list: "Tipo di contratto: tempo pieno", or tabs with a panel each. */
export function termsAbove(content: PageLines, first: number): Section[] {
  const labelled = [...labelledLines(content), ...labelledPanels(content)]
  const labels = labelled.flatMap((one) => one.labels)
  // A label that is used again is rather one of an advert, also of one that was not recognised.
  const isOnce = (text: string) => labels.filter((other) => other === text).length === 1
  return labelled
    .filter(({ at, labels: own }) => at < first && at >= first - maxAbove && own.every(isOnce))
    .slice(0, maxTerms)
    .map(({ section }) => section)
}

function labelledLines({ lines }: PageLines): Labelled[] {
  return lines.flatMap(({ text, isItem }, at) => {
    if (text.length > maxText || !text.includes(':')) return []
    const labels = [...text.matchAll(inLine)].map(([found]) => found.toLowerCase())
    return labels.length > 0 ? [{ at, labels, section: sharedSection(null, [{ text, isItem }]) }] : []
  })
}

function labelledPanels({ lines, links, byId, rangeOf }: PageLines): Labelled[] {
  return links.flatMap(({ element, line }) => {
    const heading = lines[line]?.text ?? ''
    const id = label.test(heading) ? openedBy(element) : null
    const panel = id === null ? undefined : byId.get(id)
    const range = panel && rangeOf.get(panel)
    const said = range ? lines.slice(range.from, range.to).filter(({ text }) => text.length <= maxText) : []
    if (!range || range.from <= line || said.length === 0) return []
    const section = sharedSection(
      heading,
      said.map(({ text, isItem }) => ({ text, isItem })),
    )
    return [{ at: range.from, labels: [heading.toLowerCase()], section }]
  })
}

const sharedSection = (heading: string | null, lines: Section['lines']): Section => ({ heading, lines, isShared: true })
