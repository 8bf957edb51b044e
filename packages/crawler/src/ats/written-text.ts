import type { Document, Element } from 'domhandler'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { walk } from '../html/dom.ts'

/** All text of a part but its scripts': a pager is no content, and so not among what `visibleText` gives. */
export function writtenText(part: Element | Document, maxLength = Number.POSITIVE_INFINITY): string {
  const texts: string[] = []
  let length = 0
  walk(part.children, {
    enter: ({ name }) => length < maxLength && name !== 'script' && name !== 'style',
    leave: () => texts.push(' '),
    text: ({ data }) => {
      length += data.length
      texts.push(data)
    },
  })
  return collapseWhitespace(texts.join('')).slice(0, maxLength)
}
