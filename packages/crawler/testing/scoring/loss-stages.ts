import { textContent } from 'domutils'
import { cleanTitle } from '../../src/normalise/title.ts'
import type { Page } from '../../src/page.ts'
import { openPositions } from '../../src/visit/findings.ts'
import type { SiteResult } from '../../src/visit/site-result.ts'
import type { Visit } from '../../src/visit/visit.ts'
import type { ExpectedSite } from './expected-site.ts'
import { foldUrl, foldWords } from './folding.ts'
import { isSameTitle, matchPositions, shareTitleWords, titleWords } from './match-positions.ts'

/**
 * What an expected position passes on its way into the findings, in this order: a page that names it was read; an extractor proposed
 * something with words of its title; a proposal has its very title; that proposal became an open position; and this one was reported as
 * the expected one, apart from its neighbours.
 */
export const stages = ['reached', 'candidate', 'titled', 'accepted', 'merged'] as const

type Stage = (typeof stages)[number]

type ExpectedFate = { title: string /** How many of the stages it passed. */; passed: number }

/** `duplicate` repeats a position that was found, `title` is a missed one under another name, `none` is on a site without positions. */
export const falseKinds = ['duplicate', 'title', 'none', 'beside'] as const

type FalsePosition = {
  title: string
  kind: (typeof falseKinds)[number]
  by: string /** Its place among the reported. */
  at: number
}

export type SiteFates = { expected: ExpectedFate[]; found: number; false: FalsePosition[] }

/** Where a visit lost each expected position, and what kind of false ones it reports. */
export function fatesOf(visit: Visit, { positions }: ExpectedSite, found: SiteResult): SiteFates {
  const { open } = openPositions(visit)
  const { pairs, missed, extra } = matchPositions(positions, found.positions)
  const merged = new Set(pairs.map(([expected]) => expected))
  const pages = visit.pages
    .filter(({ status }) => status < 400)
    .map((page) => ({ url: page.url, words: wordsOf(page) }))
  const proposed = visit.sightings.map(({ raw }) => cleanTitle(raw.title))
  const accepted = open.flatMap(({ sightings }) => sightings.map(({ raw }) => cleanTitle(raw.title)))
  const fateOf = (position: ExpectedSite['positions'][number]): ExpectedFate => {
    const { title } = position
    const tests: Record<Stage, () => boolean> = {
      merged: () => merged.has(position),
      accepted: () => accepted.some((other) => isSameTitle(title, other)),
      titled: () => proposed.some((other) => isSameTitle(title, other)),
      candidate: () => proposed.some((other) => shareTitleWords(title, other)),
      reached: () => pages.some((page) => isNamedOn(page, position)),
    }
    return { title, passed: stages.findLastIndex((stage) => tests[stage]()) + 1 }
  }
  const kindOf = (title: string): FalsePosition['kind'] => {
    if (positions.length === 0) return 'none'
    if (missed.some((one) => shareTitleWords(one.title, title))) return 'title'
    return positions.some((one) => isSameTitle(one.title, title)) ? 'duplicate' : 'beside'
  }
  return {
    expected: positions.map(fateOf),
    found: found.positions.length,
    false: extra.map((position) => {
      const at = found.positions.indexOf(position)
      return { title: position.title, kind: kindOf(position.title), by: open[at]?.raw.by ?? '', at }
    }),
  }
}

type PageWords = { url: string; words: string }

/** The title's words stand there together, or one by one if the page is the advert's. */
function isNamedOn({ url, words }: PageWords, expected: ExpectedSite['positions'][number]): boolean {
  if (words.includes(` ${foldWords(expected.title)} `)) return true
  return foldUrl(url) === foldUrl(expected.url) && [...titleWords(expected.title)].every((one) => words.includes(one))
}

/** Everything that was sent, whether a reader sees it or not. */
function wordsOf(page: Page): string {
  if (page.kind === 'html') return ` ${foldWords(textContent(page.document))} ${foldWords(page.html)} `
  return ` ${foldWords(page.text ?? '')} `
}
