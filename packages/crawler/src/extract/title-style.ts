import type { Element } from 'domhandler'
import { classKinds } from '../html/class-kinds.ts'
import type { MarkedLine } from '../html/lines.ts'
import { ancestorsOf, isInside } from './page-lines.ts'

/** How a title is set apart from the text around it. */
export type TitleStyle = 'heading' | 'accordion' | 'definition' | 'bold' | 'link' | 'item' | 'plain'

const near = 5

export function styleOf(line: MarkedLine): TitleStyle {
  if (isPanelTitle(line)) return 'accordion'
  if (isInside(line, near, ({ name }) => name === 'dt')) return 'definition'
  if (line.isHeading) return 'heading'
  if (line.isBold || line.runs.some((run) => run.isBold)) return 'bold'
  if (isInside(line, near, ({ name }) => name === 'a')) return 'link'
  return line.isItem ? 'item' : 'plain'
}

/** Whether a click on it opens a panel. */
export const isPanelTitle = (line: MarkedLine): boolean => isInside(line, near, opensPanel)

const openers = new Set(['a', 'button', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span'])

function opensPanel({ name, attribs }: Element): boolean {
  if (name === 'summary' || attribs.role === 'tab') return true
  if (attribs['aria-expanded'] !== undefined || attribs['aria-controls'] !== undefined) return true
  const toggle = attribs['data-toggle'] ?? attribs['data-bs-toggle']
  if (toggle === 'collapse' || toggle === 'tab' || toggle === 'pill') return true
  return attribs.class !== undefined && openers.has(name) && classKinds(attribs.class).isOpener
}

/** The tags around a line, with the classes of the nearest that mark more than one block. */
export function shapeOf(line: MarkedLine, style: TitleStyle, frequentClasses: (classes: string) => string): string {
  let shape: string = style
  ancestorsOf(line, 6).forEach(({ name, attribs }, level) => {
    const isMarked = level <= 2 && style !== 'heading' && attribs.class !== undefined
    shape += `<${name}.${isMarked ? frequentClasses(attribs.class ?? '') : ''}`
  })
  return shape
}
