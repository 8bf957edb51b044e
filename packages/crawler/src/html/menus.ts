import type { Element, ParentNode } from 'domhandler'
import { visibleText } from './dom.ts'
import type { MarkedLine, ReadLines } from './lines.ts'

const homeEntry = /^(?:home|home ?page|pagina iniziale|startseite)$/i
const minEntries = 3
const maxEntry = 60

/** The lines without unmarked menus: rows or lists of links, one of which leads to the home page. */
export function withoutMenus({ lines, links }: ReadLines): ReadLines {
  const dropped = new Set(lines.flatMap((line, index) => (homeEntry.test(line.text) ? menuAround(lines, index) : [])))
  if (dropped.size === 0) return { lines, links }
  const moved: number[] = []
  let next = 0
  for (let index = 0; index <= lines.length; index++) moved.push(dropped.has(index) ? next : next++)
  return {
    lines: lines.filter((_, index) => !dropped.has(index)),
    links: links
      .filter(({ line }) => !dropped.has(line))
      .map(({ element, line }) => ({ element, line: moved[line] ?? line })),
  }
}

/** The lines of the menu that this entry stands in. */
function menuAround(lines: readonly MarkedLine[], home: number): number[] {
  const neighbour = isEntry(lines[home + 1]) ? home + 1 : home - 1
  const around = new Set(ancestorsOf(lines[home]))
  const menu =
    isEntry(lines[home]) && isEntry(lines[neighbour])
      ? ancestorsOf(lines[neighbour]).find((one) => around.has(one))
      : undefined
  if (!menu || menu.name === 'body' || menu.name === 'main') return []
  const isIn = (line: MarkedLine | undefined) => isEntry(line) && ancestorsOf(line).includes(menu)
  let from = home
  let to = home + 1
  while (isIn(lines[from - 1])) from--
  while (isIn(lines[to])) to++
  return to - from < minEntries ? [] : Array.from({ length: to - from }, (_, index) => from + index)
}

/** A line that is one link, and short. */
function isEntry(line: MarkedLine | undefined): boolean {
  if (!line || line.text.length > maxEntry) return false
  const link = ancestorsOf(line)
    .slice(0, 6)
    .find(({ name }) => name === 'a')
  return link !== undefined && visibleText(link).length >= line.text.length
}

function ancestorsOf(line: MarkedLine | undefined): Element[] {
  const found: Element[] = []
  for (let parent: ParentNode | null = line?.start.parent ?? null; parent && found.length < 20; parent = parent.parent)
    if ('name' in parent) found.push(parent)
  return found
}
