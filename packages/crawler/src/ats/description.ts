import { parseDocument } from 'htmlparser2'
import { walk } from '../html/dom.ts'
import { sectionsOfHtml } from '../html/sections.ts'
import type { Section } from '../raw-position.ts'

const tag = /<[a-z!/][^<>]{0,2000}>/i
const escapedTag = /&(?:amp;){0,3}(?:lt|#60|#x3c);\/?[a-z]/i

/** A description as feeds give it: HTML, HTML escaped once or more, or plain lines. */
export function sectionsOfDescription(text: string | null): Section[] {
  return text === null ? [] : sectionsOfHtml(unescaped(text))
}

/** A part that the feed gives a heading of its own. */
export function headedSections(heading: string | null, text: string | null): Section[] {
  const sections = sectionsOfDescription(text)
  const [first, ...rest] = sections
  if (heading === null || first === undefined) return sections
  return first.heading === null ? [{ ...first, heading }, ...rest] : [{ heading, lines: [] }, ...sections]
}

function unescaped(text: string): string {
  let html = text
  for (let round = 0; round < 3 && !tag.test(html) && escapedTag.test(html); round++) html = decoded(html)
  return html
}

function decoded(html: string): string {
  const parts: string[] = []
  walk(parseDocument(html).children, {
    enter: () => true,
    leave: () => undefined,
    text: (text) => parts.push(text.data),
  })
  return parts.join('')
}
