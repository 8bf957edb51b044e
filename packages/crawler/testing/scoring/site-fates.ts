import { openPositions } from '../../src/visit/findings.ts'
import type { SiteResult } from '../../src/visit/site-result.ts'
import type { Visit } from '../../src/visit/visit.ts'
import type { ExpectedSite } from './expected-site.ts'
import { type Loss, lossFinder } from './loss-cause.ts'
import { isSameTitle, matchPositions, shareTitleWords } from './match-positions.ts'
import type { WeighedTitle } from './noting-scorer.ts'

type ExpectedFate = { title: string /** Null where it is among the findings. */; loss: Loss | null }

/** `duplicate` repeats a position that was found, `title` is a missed one under another name, `none` is on a site without positions. */
export const falseKinds = ['duplicate', 'title', 'none', 'beside'] as const

type FalsePosition = {
  title: string
  kind: (typeof falseKinds)[number]
  by: string /** Its place among the reported. */
  at: number
}

export type SiteFates = { expected: ExpectedFate[]; found: number; false: FalsePosition[] }

/** Why a visit lost each expected position, and what kind of false ones it reports. */
export async function fatesOf(
  visit: Visit,
  { positions }: Pick<ExpectedSite, 'positions'>,
  found: SiteResult,
  weighed: readonly WeighedTitle[],
): Promise<SiteFates> {
  const { open } = await openPositions(visit)
  const { missed, extra } = matchPositions(positions, found.positions)
  const lossOf = await lossFinder(visit, { positions }, weighed)
  const kindOf = (title: string): FalsePosition['kind'] => {
    if (positions.length === 0) return 'none'
    if (missed.some((one) => shareTitleWords(one.title, title))) return 'title'
    return positions.some((one) => isSameTitle(one.title, title)) ? 'duplicate' : 'beside'
  }
  return {
    expected: positions.map((one) => ({ title: one.title, loss: missed.includes(one) ? lossOf(one) : null })),
    found: found.positions.length,
    false: extra.map((position) => {
      const at = found.positions.indexOf(position)
      return { title: position.title, kind: kindOf(position.title), by: open[at]?.raw.by ?? '', at }
    }),
  }
}
