import type { MarkedLine } from '../html/lines.ts'
import { detailEndings } from '../lexicon/advert-boundaries.ts'
import { atStart } from '../lexicon/compile-terms.ts'
import { isImprint } from './non-adverts.ts'
import { ancestorsOf, type PageLines } from './page-lines.ts'

const contentEnd = atStart(detailEndings, 'iu')

/** The line after the last of the advert that begins here: other adverts, side bars and the imprint are none of it. */
export function detailEnd(content: PageLines, from: number): number {
  const end = content.lines.findIndex(
    (line, index) =>
      index > from && ((line.text.length <= 100 && contentEnd.test(line.text)) || isAside(content, line, from)),
  )
  const imprint = content.lines.findIndex((line, index) => index > from && isImprint(line.text))
  const ends = [end, imprint < 0 ? -1 : imprintStart(content, imprint, from)].filter((one) => one >= 0)
  return Math.min(content.lines.length, ...ends)
}

const maxImprint = 6

/** Where the small part begins that holds the company's imprint: its name and address stand above its numbers. */
function imprintStart(content: PageLines, line: number, title: number): number {
  const marked = content.lines[line]
  const parts = (marked ? ancestorsOf(marked) : []).flatMap((element) => content.rangeOf.get(element) ?? [])
  const around = parts.find(({ from, to }) => to - from > 1)
  return around && around.from > title + 1 && around.to - around.from <= maxImprint ? around.from : line
}

/** In a side bar that the title is not in. */
function isAside(content: PageLines, line: MarkedLine, title: number): boolean {
  return ancestorsOf(line).some((element) => {
    if (element.name !== 'aside' && !/(?:^|\s)(?:sidebar|widget-area)(?:\s|$)/i.test(element.attribs.class ?? ''))
      return false
    const range = content.rangeOf.get(element)
    return range !== undefined && (title < range.from || title >= range.to)
  })
}
