import { findMunicipality } from '@vedetta/reference/municipalities'
import { isFactLabel, isPartLabel } from '../html/labels.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { signsOf } from './advert-signs.ts'
import { closedQuote } from './closed-words.ts'
import type { PageLines } from './page-lines.ts'
import { looksLikeRole } from './role-words.ts'

const MAX_BACK = 400
const CLOSED_LIST =
  /(?:posizioni|selezioni|ricerche|offerte|annunci|bandi) (?:già )?(?:chius|conclus|scadut|archiviat|terminat|espletat|coperte)|archivio|past openings|closed positions/iu

/** What the heading over a list says of each advert in it: a season, a place, that all of them are closed. */
export function withHeadingAbove(page: HtmlPage, content: PageLines, line: number, position: RawPosition): RawPosition {
  const heading = headingAbove(content, line)
  if (!heading) return position
  const quote = { text: heading.slice(0, 300), url: page.url }
  const closed = position.closed ?? (CLOSED_LIST.test(heading) ? quote : closedQuote([heading], page.url))
  if (heading.length <= 60 && !position.hints.place && findMunicipality(heading.replace(/^sede (?:di )?/iu, '')))
    return { ...position, closed, hints: { ...position.hints, place: [quote] } }
  const signs = signsOf([heading])
  const isSaying = /stagion/iu.test(heading) || signs.has('contract') || signs.has('place')
  if (!isSaying) return { ...position, closed }
  return {
    ...position,
    closed,
    sections: [{ heading: null, lines: [{ text: heading, isItem: false }] }, ...position.sections],
  }
}

function headingAbove({ lines }: PageLines, line: number): string | null {
  const title = lines[line]
  const own = title?.level ?? 7
  for (let index = line - 1; index >= Math.max(0, line - MAX_BACK); index--) {
    const above = lines[index]
    const level = above?.level
    if (!above || level === null || level === undefined || level >= own) continue
    if (looksLikeRole(above.text) || isPartLabel(above.text) || isFactLabel(above.text)) {
      if (own === 7) continue
      return null
    }
    return above.text
  }
  return null
}
