import type { DrawnPage } from './drawn-shape.ts'
import { anyClass } from './entry.ts'
import type { Hand } from './hand.ts'
import { openSection } from './open-sections.ts'
import { noOpenings, otherSections, plainSections } from './other-sections.ts'
import { headed, labelsOf } from './sections.ts'
import { writingOf } from './written-title.ts'

const detailShare = 0.1
const homeShare = 0.2
/** Of the pages; the others hold openings. */
const emptyShare = 0.3

/**
 * A page as sites have them: menu, hero, sections in any order and markup, of which one or two or none hold open positions, and a footer.
 * What holds openings and what doesn't is set alike, so that words decide.
 */
export function composedPage(hand: Hand): DrawnPage {
  if (hand.chance(detailShare)) return detail(hand)
  // Open posts are drawn first: what is drawn later is never like them.
  const isEmpty = hand.chance(emptyShare)
  const lists = isEmpty
    ? []
    : Array.from({ length: hand.chance(0.15) ? 2 : 1 }, () => hand.openPosts(hand.between(1, 6)))
  const open = lists.map((posts) => openSection(hand, posts))
  const empty = isEmpty && hand.chance(0.3) ? [noOpenings(hand)] : []
  const sections = shuffled(hand, [...open.map(({ body }) => body), ...empty, ...others(hand, hand.between(1, 5))])
  return {
    titles: lists.flat(),
    written: open.flatMap(({ written }) => written),
    role: hand.chance(homeShare) ? 'home' : 'careers',
    body: `${header(hand)}${hero(hand)}${sections.join('\n')}${footer(hand)}`,
  }
}

/** Half of them name trades. */
const others = (hand: Hand, count: number): string[] =>
  Array.from({ length: count }, () => {
    const list = hand.chance(0.5) ? otherSections : plainSections
    return list[hand.between(0, list.length - 1)]?.(hand) ?? ''
  })

const shuffled = (hand: Hand, sections: readonly string[]): string[] => {
  const left = [...sections]
  return sections.map(() => left.splice(hand.between(0, left.length - 1), 1)[0] ?? '')
}

/** The page of one advert, among what every page has. */
function detail(hand: Hand): DrawnPage {
  const { words } = hand
  const [post = ''] = hand.openPosts(1)
  const title = writingOf(hand)(post)
  const parts = hand.some(words.parts, hand.between(1, 3)).map(
    (part) =>
      `${headed(hand, part)}<ul>${hand
        .some([...words.tasks, ...words.terms], hand.between(2, 4))
        .map((one) => `<li>${one}</li>`)
        .join('')}</ul>`,
  )
  const body = `<h1>${title}</h1><p>${labelsOf(hand)().join(' · ')}</p><p>${hand.one([...words.about, ...words.terms])}</p>${parts.join('')}<p>${hand.one(words.apply)}</p>`
  return {
    titles: [post],
    written: [title.replace('<br>', ' ')],
    role: hand.chance(0.8) ? 'detail' : 'post',
    listTitle: hand.chance(0.5) ? post : null,
    body: `${header(hand)}${body}${others(hand, hand.between(0, 1)).join('')}${footer(hand)}`,
  }
}

function header(hand: Hand): string {
  if (hand.chance(0.15)) return ''
  const links = hand
    .some(hand.words.others, hand.between(3, 8))
    .map((one, index) => `<li><a href="/m/${index}">${one}</a></li>`)
  const tag = hand.one(['header', 'nav', 'div'])
  return `<${tag}${anyClass(hand)}><a href="/">${hand.one(['Lumina', 'Bergner', 'Acme', 'Nordhof', 'Tre Valli', 'Oakham & Sons'])}</a><ul>${links.join('')}</ul></${tag}>`
}

function hero(hand: Hand): string {
  if (hand.chance(0.2)) return ''
  const { words } = hand
  const text = hand.chance(0.4) ? `<p>${hand.one(words.about)}</p>` : ''
  return `${headed(hand, hand.one([...words.careers, ...words.careers, ...words.heroes]))}${text}`
}

function footer(hand: Hand): string {
  if (hand.chance(0.15)) return ''
  const tag = hand.one(['footer', 'footer', 'div'])
  return `<${tag}>${hand
    .some(hand.words.footers, hand.between(2, 6))
    .map((one) => `<p>${one}</p>`)
    .join('')}</${tag}>`
}
