import type { Draws } from '@vedetta/synthetic/random/draws'
import type { Document } from 'domhandler'
import { shuffled } from '../../harness/shuffled.ts'
import { documentsOf, elementsOf } from './document-nodes.ts'
import type { RecordedSite } from './recorded-site.ts'

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** The levels of each page become others, of which the higher stays the higher. */
export function shiftHeadings(site: RecordedSite, draws: Draws): boolean {
  return changeLevels(site, (used) => {
    const drawn = shuffled(levels, draws).slice(0, used.length).sort()
    return drawn.join() === used.join() && used.length < levels.length ? shiftedBy(used) : drawn
  })
}

/** Each level of a page becomes another one of the page, higher or lower. */
export function permuteHeadings(site: RecordedSite, draws: Draws): boolean {
  return changeLevels(site, (used) => {
    const drawn = shuffled(used, draws)
    return drawn.join() === used.join() ? [...used].reverse() : drawn
  })
}

function shiftedBy(used: readonly string[]): string[] {
  const free = levels.findLast((level) => !used.includes(level)) ?? ''
  return [...used.filter((level) => level !== used.at(0)), free].sort()
}

function changeLevels(site: RecordedSite, newLevels: (used: readonly string[]) => readonly string[]): boolean {
  const changed = documentsOf(site).map((document) => changePage(document, newLevels))
  return changed.includes(true)
}

function changePage(document: Document, newLevels: (used: readonly string[]) => readonly string[]): boolean {
  const headings = elementsOf(document).filter(({ name }) => levels.includes(name))
  const used = levels.filter((level) => headings.some(({ name }) => name === level))
  const others = newLevels(used)
  for (const heading of headings) heading.name = others[used.indexOf(heading.name)] ?? heading.name
  return others.join() !== used.join()
}
