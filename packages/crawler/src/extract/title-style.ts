import type { MarkedLine } from '../html/lines.ts'
import { ancestorsOf } from './page-lines.ts'

/** How a title is set apart from the text around it. */
export type TitleStyle = 'heading' | 'accordion' | 'definition' | 'bold' | 'link' | 'item' | 'plain'

export function styleOf(line: MarkedLine, hasRest: boolean): TitleStyle {
  const near = ancestorsOf(line, 5)
  if (near.some(opensPanel)) return 'accordion'
  if (near.some(({ name }) => name === 'dt')) return 'definition'
  if (line.isHeading) return 'heading'
  if (line.isBold || (hasRest && line.runs.some((run) => run.isBold))) return 'bold'
  if (near.some(({ name }) => name === 'a')) return 'link'
  return line.isItem ? 'item' : 'plain'
}

const openerClass = /accordion|toggle|collaps|tab-title|faq|expander/i

function opensPanel({ name, attribs }: { name: string; attribs: Record<string, string> }): boolean {
  if (name === 'summary' || attribs.role === 'tab') return true
  if (attribs['aria-expanded'] !== undefined || attribs['aria-controls'] !== undefined) return true
  const toggle = attribs['data-toggle'] ?? attribs['data-bs-toggle']
  if (toggle === 'collapse' || toggle === 'tab' || toggle === 'pill') return true
  return (
    /^(?:a|button|div|h\d|span)$/.test(name) &&
    openerClass.test(attribs.class ?? '') &&
    /title|head|button|trigger|link|label/i.test(attribs.class ?? '')
  )
}

const stateClass =
  /^(?:active|collapsed|show|open|first|last|odd|even|current|featured|new|in|fade|closed|expired|filled|chius\w*|evidenza)$/i

/** The tags around a line, with the classes of the nearest: what differs from block to block (digits, states) aside. */
export function shapeOf(line: MarkedLine, style: TitleStyle, isFrequent: (name: string) => boolean): string {
  const parts = ancestorsOf(line, 6).map(({ name, attribs }, level) => {
    const classes = level > 2 || style === 'heading' ? [] : (attribs.class ?? '').split(/\s+/).slice(0, 8)
    return [name, ...classes.filter((one) => one && isFrequent(one) && !stateClass.test(one)).sort()].join('.')
  })
  return `${style} ${parts.join('<')}`
}
