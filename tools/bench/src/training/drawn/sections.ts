import type { Entry } from './entry.ts'
import { anyClass } from './entry.ts'
import type { Hand } from './hand.ts'
import { layouts } from './layouts.ts'

/** The heading of a section, at any level and in any markup. */
export function headed(hand: Hand, text: string): string {
  const level = hand.between(1, 6)
  const marked = hand.chance(0.06) ? text.replace(' ', '<br>') : text
  if (hand.chance(0.72)) return `<h${level}${anyClass(hand)}>${marked}</h${level}>`
  return hand.one([`<p><strong>${marked}</strong></p>`, `<div${anyClass(hand)}>${marked}</div>`, `<p>${marked}</p>`])
}

export function listed(hand: Hand, entries: readonly Entry[]): string {
  return layouts[hand.between(0, layouts.length - 1)]?.(hand, entries) ?? ''
}

/** A date, a place, a contract, a department: the lines that stand beside openings, and beside much else. */
export function labelsOf(hand: Hand): () => string[] {
  const { words } = hand
  const kinds = [
    () => hand.one(words.places),
    () => hand.one(words.shortTerms),
    () => hand.one(words.departments),
    () => `${hand.between(1, 28)}.${hand.between(1, 12)}.2026`,
    () => hand.one(words.badges),
  ]
  const order = hand.some(['0', '1', '2', '3', '4'], hand.between(0, 3))
  return () => order.map((index) => kinds[Number(index)]?.() ?? '')
}

/** The section of a page: its lead or texts may stand between heading and list. */
export function sectioned(
  hand: Hand,
  parts: { head: string | null; lead?: string | undefined; inner: string },
): string {
  const tag = hand.one(['div', 'section', 'article', ''])
  const lead = parts.lead === undefined ? '' : `<p>${parts.lead}</p>`
  const inner = `${parts.head === null ? '' : headed(hand, parts.head)}${lead}${parts.inner}`
  return tag === '' ? inner : `<${tag}${anyClass(hand)}>${inner}</${tag}>`
}
