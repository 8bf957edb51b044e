import { pageLines } from '../../src/extract/page-lines.ts'
import { recordGroups } from '../../src/extract/record-groups.ts'
import type { RefusalReason } from '../../src/finding.ts'
import { cleanTitle } from '../../src/normalise/title.ts'
import type { Page } from '../../src/page.ts'
import type { RawPosition } from '../../src/raw-position.ts'
import { acceptedConfidence } from '../../src/score/scorer.ts'
import { type Judged, verdictsOf } from '../../src/visit/findings.ts'
import type { Visit } from '../../src/visit/visit.ts'
import type { ExpectedSite } from './expected-site.ts'
import { isSameTitle, shareTitleWords, titleWords } from './match-positions.ts'
import { isNamedOn } from './named-on-page.ts'
import type { WeighedTitle } from './noting-scorer.ts'

/** What may lose a position, in the order in which a visit works. */
export const lossCauses = [
  'not reached',
  'no line',
  'no candidate',
  'weighed too low',
  'refused',
  'merged or displaced',
] as const

/** Bands of confidence below the least that is shown: each up to, not including, its bound. */
const bands = [
  [0.1, '0 to 0.1'],
  [0.2, '0.1 to 0.2'],
  [0.3, '0.2 to 0.3'],
  [acceptedConfidence, `0.3 to ${acceptedConfidence}`],
] as const

/**
 * Why a position is not among the findings:
 * - `not reached`: no page that was read names it;
 * - `no line`: a page does, but none of its lines holds all words of the title, or that line is thought a menu's;
 * - `no candidate`: such a line is there, and none was weighed under that title;
 * - `weighed too low`: under that title, with the band of the highest confidence;
 * - `refused`: likely enough, but a rule says no, the one in `detail`;
 * - `merged or displaced`: likely enough, but made one with a neighbour, or another candidate took its lines.
 */
export type Loss = { cause: (typeof lossCauses)[number]; detail: LossDetail | null }

type LossDetail =
  | (typeof bands)[number][1]
  | Exclude<RefusalReason, 'unlikely'>
  | 'teaser'
  | 'nothing_open'
  | 'merged'
  | 'displaced'
  | 'no possible title'
  | 'group passed over'
  | 'shown under another title'

type Expected = ExpectedSite['positions'][number]

/** Tells of a lost position which of the causes it was; `weighed` are all titles that the visit weighed. */
export async function lossFinder(
  visit: Visit,
  { positions }: Pick<ExpectedSite, 'positions'>,
  weighed: readonly WeighedTitle[],
): Promise<(lost: Expected) => Loss> {
  const pages = visit.pages.filter(({ status }) => status < 400)
  const verdicts = await verdictsOf(visit)
  const judged = new Set(verdicts.flatMap(({ position }) => position.sightings.map(({ raw }) => raw)))
  const titles = weighed.map((one) => ({ ...one, title: cleanTitle({ text: one.title, url: '' }) }))
  const seen = [...titles.map(({ title }) => title), ...visit.sightings.map(({ raw }) => cleanTitle(raw.title))]
  return (lost) => {
    const isIts = titleTest(lost.title, positions, seen)
    const isOf = (raw: RawPosition) => isIts(cleanTitle(raw.title))
    const own = verdicts.filter(({ position }) => position.sightings.some(({ raw }) => isOf(raw)))
    const refused = refusedIn(own)
    const shown = own.filter(({ refusal }) => refusal === null)
    if (shown.length > 0) {
      if (areMerged(shown, isOf)) return because('merged or displaced', 'merged')
      return refused ?? because('merged or displaced', 'displaced')
    }
    if (refused?.cause === 'refused') return refused
    const teaser = visit.sightings.find(({ raw }) => isOf(raw) && !judged.has(raw) && isLikely(raw.confidence))
    if (teaser) return because('refused', 'teaser')
    const [best] = titles.filter(({ title }) => isIts(title)).sort((a, b) => b.confidence - a.confidence)
    if (best && isLikely(best.confidence))
      return best.isNothingOpen ? because('refused', 'nothing_open') : because('merged or displaced', 'displaced')
    if (refused) return refused
    if (best) return tooLow(best.confidence)
    const isOther = ({ position, refusal }: Judged) =>
      refusal === null && shareTitleWords(lost.title, cleanTitle(position.raw.title))
    return unweighed(lost, pages, { isIts, isNamedOtherwise: () => verdicts.some(isOther) })
  }
}

const because = (cause: Loss['cause'], detail: Loss['detail'] = null): Loss => ({ cause, detail })

const isLikely = (confidence = 1) => confidence >= acceptedConfidence

const tooLow = (confidence: number): Loss =>
  because('weighed too low', bands.find(([bound]) => confidence < bound)?.[1] ?? null)

/** The verdict that was nearest to showing it, if all that were likely enough were refused. */
function refusedIn(own: readonly Judged[]): Loss | null {
  const refused = own.filter(({ refusal }) => refusal !== null)
  const [surest] = refused.toSorted((a, b) => (b.position.raw.confidence ?? 1) - (a.position.raw.confidence ?? 1))
  if (!surest?.refusal) return null
  const { confidence } = surest.position.raw
  const { reason } = surest.refusal
  // What is weighed too low would not be shown without the rule either.
  return reason === 'unlikely' || !isLikely(confidence) ? tooLow(confidence ?? 0) : because('refused', reason)
}

/** Whether several entries of one list became fewer positions. */
function areMerged(shown: readonly Judged[], isOf: (raw: RawPosition) => boolean): boolean {
  const sightings = shown.flatMap(({ position }) => position.sightings).filter(({ raw }) => isOf(raw))
  const lists = Map.groupBy(sightings, ({ raw, pageUrl }) => `${raw.by} ${pageUrl}`)
  return Math.max(...[...lists.values()].map((list) => list.length)) > shown.length
}

/** Which titles are this position's: those with its very words, or where there are none, those that count as the same and are no other position's. */
function titleTest(title: string, positions: readonly Expected[], seen: readonly string[]): (other: string) => boolean {
  const key = keyOf(title)
  if (seen.some((other) => keyOf(other) === key)) return (other) => keyOf(other) === key
  const others = new Set(positions.map((position) => keyOf(position.title)).filter((other) => other !== key))
  return (other) => isSameTitle(title, other) && !others.has(keyOf(other))
}

const keyOf = (title: string) => [...titleWords(title)].sort().join(' ')

type Names = { isIts: (title: string) => boolean; isNamedOtherwise: () => boolean }

function unweighed(lost: Expected, pages: readonly Page[], { isIts, isNamedOtherwise }: Names): Loss {
  if (!pages.some((page) => isNamedOn(page, lost))) return because('not reached')
  const words = [...titleWords(lost.title)]
  const holdsTitle = (line: string) => {
    const own = titleWords(line)
    return words.every((word) => own.has(word))
  }
  if (!pages.some((page) => linesOf(page).some(holdsTitle))) return because('no line')
  const isPossible = pages.some(
    (page) =>
      page.kind === 'html' &&
      recordGroups(pageLines(page)).some(({ titles }) =>
        titles.some(({ text }) => isIts(cleanTitle({ text, url: page.url }))),
      ),
  )
  if (isPossible) return because('no candidate', 'group passed over')
  return because('no candidate', isNamedOtherwise() ? 'shown under another title' : 'no possible title')
}

const linesOf = (page: Page): string[] =>
  page.kind === 'html' ? pageLines(page).lines.map(({ text }) => text) : (page.text ?? '').split('\n')
