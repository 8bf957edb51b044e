import type { Hand } from './hand.ts'

/** One thing of a list: an opening, a colleague, a benefit, a question. */
export type Entry = {
  title: string
  /** Short lines beside it: place, contract, department, date. */
  labels: readonly string[]
  texts: readonly string[]
  /** The words of its link or button. */
  action: string | null
}

/** How one section marks up its entries: lists, boxes, tables and panels look alike whatever they hold. */
export type Layout = (hand: Hand, entries: readonly Entry[]) => string

const names = [
  ...['job', 'card', 'team-member', 'item', 'box', 'col-md-4', 'vacancy', 'entry', 'post', 'staff', 'feature'],
  ...['accordion-item', 'swiper-slide', 'et_pb_text', 'elementor-widget', 'row', 'teaser', 'benefit', 'position'],
  ...[
    'list-item',
    'w-dyn-item',
    'grid__cell',
    'content',
    'offer',
    'person',
    'c1',
    'css-1x9k',
    'flex',
    'stelle',
    'ruolo',
  ],
]

/** A class that says nothing, or something else. */
export const anyClass = (hand: Hand): string => (hand.chance(0.25) ? '' : ` class="${hand.one(names)}"`)

/** The markup of titles in one section. */
export function titling(hand: Hand): (title: string, index: number) => string {
  const level = hand.between(2, 6)
  const own = anyClass(hand)
  const path = hand.one(['/p/', '/jobs/', '#', '/team/', '/x?id=', '/it/'])
  const kinds: readonly ((title: string, index: number) => string)[] = [
    (title) => `<h${level}${own}>${title}</h${level}>`,
    (title) => `<h${level}>${title}</h${level}>`,
    (title, index) => `<h${level}><a href="${path}${index}">${title}</a></h${level}>`,
    (title) => `<p><strong>${title}</strong></p>`,
    (title) => `<p><b>${title}</b></p>`,
    (title) => `<div${own}>${title}</div>`,
    (title) => `<span${own}>${title}</span>`,
    (title, index) => `<a${own} href="${path}${index}">${title}</a>`,
    (title) => `<p${own}>${title}</p>`,
    (title) => `<div><div><span>${title}</span></div></div>`,
    (title) => `<h${level}><span>${title}</span></h${level}>`,
    (title) => `<button type="button"${own}>${title}</button>`,
  ]
  return kinds[hand.between(0, kinds.length - 1)] ?? ((title) => title)
}

/** The markup of the short lines in one section. */
export function labelling(hand: Hand): (labels: readonly string[]) => string {
  const separator = hand.one([' · ', ' | ', ', ', ' – ', ' / '])
  const own = anyClass(hand)
  const kinds: readonly ((labels: readonly string[]) => string)[] = [
    (labels) => `<p${own}>${labels.join(separator)}</p>`,
    (labels) => labels.map((label) => `<span${own}>${label}</span>`).join(' '),
    (labels) => `<ul${own}>${labels.map((label) => `<li>${label}</li>`).join('')}</ul>`,
    (labels) => labels.map((label) => `<div${own}>${label}</div>`).join(''),
    (labels) => `<div>${labels.join('<br>')}</div>`,
  ]
  const kind = kinds[hand.between(0, kinds.length - 1)]
  return (labels) => (labels.length === 0 || kind === undefined ? '' : kind(labels))
}

/** The markup of longer texts and of links in one section. */
export function closingOf(hand: Hand): (entry: Entry, index: number) => string {
  const isList = hand.chance(0.3)
  const isButton = hand.chance(0.25)
  const path = hand.one(['/p/', '/d/', '#modal', '/detail?id=', 'mailto:info@name.example?'])
  return ({ texts, action }, index) => {
    const shown = isList
      ? `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
      : texts.map((text) => `<p>${text}</p>`).join('')
    const button = isButton ? `<button>${action}</button>` : `<a href="${path}${index}">${action}</a>`
    return `${texts.length === 0 ? '' : shown}${action === null ? '' : button}`
  }
}
