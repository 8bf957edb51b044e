import type { Draws } from '@vedetta/synthetic/random/draws'
import { type Element, isText } from 'domhandler'
import { shuffled } from '../../harness/shuffled.ts'
import { documentsOf, elementsOf } from './document-nodes.ts'
import type { RecordedSite } from './recorded-site.ts'

/** Attributes that name other elements by their id. */
const references = ['for', 'headers', 'form', 'list', 'aria-controls', 'aria-labelledby', 'aria-describedby']
/** Attributes that may hold a selector. */
const selectors = ['href', 'data-target', 'data-bs-target', 'data-href', 'data-parent', 'data-toggle-target']

type Names = { classes: ReadonlyMap<string, string>; ids: ReadonlyMap<string, string> }

/** Every class and id gets the name of another one of the site, everywhere. Ids of scripts stay: programs agree on them. */
export function shuffleNames(site: RecordedSite, draws: Draws): boolean {
  return rename(site, (used) => shuffled(used, draws))
}

/** Every class and id gets a name without a meaning, as style compilers give them. */
export function hashNames(site: RecordedSite, draws: Draws): boolean {
  return rename(site, (used) => {
    const salt = draws.below(0x10000)
    return used.map((_, index) => `x${(0x10000 + salt + index * 7).toString(36)}`)
  })
}

function rename(site: RecordedSite, newNames: (used: readonly string[]) => readonly string[]): boolean {
  const elements = documentsOf(site).flatMap(elementsOf)
  const used = (namesOf: (element: Element) => readonly string[]) => {
    const names = [...new Set(elements.flatMap(namesOf))].sort()
    const others = newNames(names)
    return new Map(names.map((name, index) => [name, others[index] ?? name]))
  }
  const names: Names = { classes: used(classesOf), ids: used(idsOf) }
  for (const element of elements) renameIn(element, names)
  return names.classes.size + names.ids.size > 0
}

const classesOf = ({ attribs }: Element) => words(attribs.class)
const idsOf = ({ name, attribs }: Element) =>
  name === 'script' ? [] : [...words(attribs.id), ...(name === 'a' ? words(attribs.name) : [])]
const words = (value: string | undefined) => (value ?? '').split(/\s+/).filter(Boolean)

function renameIn(element: Element, { classes, ids }: Names): void {
  const { name, attribs } = element
  const renamed = (value: string, names: ReadonlyMap<string, string>) =>
    value.replace(/\S+/g, (word) => names.get(word) ?? word)
  if (attribs.class !== undefined) attribs.class = renamed(attribs.class, classes)
  if (attribs.id !== undefined && name !== 'script') attribs.id = renamed(attribs.id, ids)
  if (attribs.name !== undefined && name === 'a') attribs.name = renamed(attribs.name, ids)
  for (const key of references) if (attribs[key] !== undefined) attribs[key] = renamed(attribs[key], ids)
  for (const key of selectors) {
    const value = attribs[key]
    if (value === undefined) continue
    if (value.includes('#'))
      attribs[key] = value.replace(/#(.+)$/, (all, id: string) => `#${ids.get(id) ?? all.slice(1)}`)
    else if (value.startsWith('.')) attribs[key] = `.${classes.get(value.slice(1)) ?? value.slice(1)}`
  }
  if (name !== 'style') return
  for (const child of element.children)
    if (isText(child))
      child.data = child.data.replace(/([.#])(-?[_a-z][\w-]*)/gi, (all, sign: string, word: string) => {
        const other = (sign === '.' ? classes : ids).get(word)
        return other === undefined ? all : sign + other
      })
}
