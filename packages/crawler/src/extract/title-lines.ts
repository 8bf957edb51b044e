import type { Element } from 'domhandler'
import type { MarkedLine } from '../html/lines.ts'
import { ancestorsOf } from './page-lines.ts'
import type { TitleStyle } from './title-style.ts'

/** A line that may be an advert's title. */
export type TitleLine = {
  line: number
  text: string
  /** The text after the title in the same line. */
  rest: string
  isRole: boolean
  style: TitleStyle
  /** Equal for titles in the same style. */
  shape: string
  /** Its first word seldom opens a title. */
  isUnlikely?: boolean
}

const stateClass =
  /^(?:active|collapsed|show|open|first|last|odd|even|current|featured|new|in|fade|closed|expired|filled|chius\w*|evidenza)$/i
const maxNames = 8

/** Of an element's classes those that several elements bear, whatever their order: others name a single block, or its state. */
export function frequentClasses(lines: readonly MarkedLine[]): (classes: string) => string {
  const elements = new Set<Element>()
  for (const line of lines) for (const element of ancestorsOf(line, 3)) elements.add(element)
  const bearers = new Map<string, number>()
  for (const { attribs } of elements)
    if (attribs.class) bearers.set(attribs.class, (bearers.get(attribs.class) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const [classes, count] of bearers)
    for (const name of classes.split(/\s+/, maxNames)) counts.set(name, (counts.get(name) ?? 0) + count)
  const isFrequent = (name: string) => name !== '' && (counts.get(name) ?? 0) > 1 && !stateClass.test(name)
  const known = new Map<string, string>()
  return (classes) => {
    const frequent = known.get(classes) ?? classes.split(/\s+/, maxNames).filter(isFrequent).sort().join('.')
    known.set(classes, frequent)
    return frequent
  }
}
