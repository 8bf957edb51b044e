import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { firstText } from './first-text.ts'

const maxHeading = 90
const maxNodes = 5

/** Words that no line ends with, and none begins with in capitals. */
const link = String.raw`(?:di|del|dell['’]|della|dello|dei|degli|delle|al|all['’]|alla|allo|ai|agli|alle|da|per|con|e|ed|in|and|of|for|und|für|im|am|&|\/)`
const endsOpen = new RegExp(String.raw`(?:^|\s)${link}$|[/&-]$`, 'iu')
const startsWithLink = new RegExp(String.raw`^${link}(?:\s|$)`, 'iu')
const startsLow = /^\p{Ll}/u

/**
 * Whether a `<br>` only breaks a heading's width: "Addetto<br>alle vendite" is one post, "Cuoco<br>Verona" is a post
 * and its place, and entries in small letters ("cuoco<br>barista") stay apart.
 */
export function isBrokenByBreak(before: readonly { text: string }[], br: Element): boolean {
  const heading = collapseWhitespace(before.map(({ text }) => text).join(''))
  if (heading === '' || heading.length > maxHeading || /[.:;!?,]$/u.test(heading)) return false
  const next = collapseWhitespace(textAfter(br))
  if (next === '' || next.length > maxHeading) return false
  if (endsOpen.test(heading) || startsWithLink.test(next)) return true
  return startsLow.test(next) && !startsLow.test(heading)
}

/** The text that follows beside the element, up to the next `<br>`. */
function textAfter(element: Element): string {
  let text = ''
  let node: ChildNode | null = element.next
  for (let read = 0; node && read < maxNodes; node = node.next, read++) {
    if (isTag(node) && node.name === 'br') break
    text += isText(node) ? node.data : firstText(node)
    if (/\S/.test(text)) break
  }
  return text
}
