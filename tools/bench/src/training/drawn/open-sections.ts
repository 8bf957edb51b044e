import type { Entry } from './entry.ts'
import type { Hand } from './hand.ts'
import { headed, labelsOf, listed, sectioned } from './sections.ts'
import { type Writing, writingOf } from './written-title.ts'

/** A section with open positions, given their names, and how it writes them. */
export function openSection(hand: Hand, posts: readonly string[]): { body: string; written: string[] } {
  const written: string[] = []
  const writing = writingOf(hand)
  const write = (post: string) => {
    const title = writing(post)
    written.push(title.replace('<br>', ' '))
    return title
  }
  return { body: bodyOf(hand, posts, write), written }
}

function bodyOf(hand: Hand, posts: readonly string[], write: Writing): string {
  if (posts.length <= 3 && hand.chance(0.16)) return prose(hand, posts)
  if (posts.length > 3 && hand.chance(0.2)) return byDepartment(hand, posts, write)
  const entries = entriesOf(hand, posts, write)
  const others = hand.chance(0.12) ? [spare(hand)] : []
  return sectioned(hand, {
    ...announced(hand, entries),
    inner: `${listed(hand, [...entries, ...others])}${applying(hand)}`,
  })
}

/** A heading, a line or both say that posts are open; adverts in full may do without, under the name of a careers page. */
function announced(hand: Hand, entries: readonly Entry[]): { head: string | null; lead?: string | undefined } {
  const { words } = hand
  const isFull = entries.every(({ texts }) => texts.length > 1)
  const way = hand.between(0, isFull ? 5 : 4)
  if (way <= 1) return { head: hand.one(words.announcements) }
  if (way === 2)
    return {
      head: hand.one(words.announcements),
      lead: hand.one([...words.leads, ...words.about, ...words.spontaneousTexts]),
    }
  if (way === 3) return { head: hand.one([...words.careers, ...words.heroes]), lead: hand.one(words.leads) }
  if (way === 4) return { head: null, lead: hand.one(words.leads) }
  return { head: hand.one(words.careers) }
}

function entriesOf(hand: Hand, posts: readonly string[], write: Writing): Entry[] {
  const { words } = hand
  const labels = labelsOf(hand)
  const most = hand.between(0, 3)
  const action = hand.chance(0.5) ? hand.one([...words.onward, ...words.apply]) : null
  return posts.map((post) => ({
    title: write(post),
    labels: labels(),
    texts: [
      ...hand.some(words.tasks, hand.between(0, most)),
      ...(most > 1 && hand.chance(0.3) ? [`<b>${hand.one(words.parts)}</b>`] : []),
      ...hand.some(words.terms, hand.between(Math.min(1, most), most)),
    ],
    action,
  }))
}

const applying = (hand: Hand) => (hand.chance(0.4) ? `<p>${hand.one(hand.words.apply)}</p>` : '')

/** An entry that is none, set like the others: it is open to everybody, or filled. */
function spare(hand: Hand): Entry {
  const { words } = hand
  const [post = ''] = hand.posts(1)
  return hand.chance(0.5)
    ? { title: hand.one(words.spontaneous), labels: [], texts: [hand.one(words.spontaneousTexts)], action: null }
    : { title: post, labels: [hand.one(words.filled)], texts: [hand.one(words.filled)], action: null }
}

function byDepartment(hand: Hand, posts: readonly string[], write: Writing): string {
  const half = Math.ceil(posts.length / 2)
  const departments = hand.some([...hand.words.departments, ...hand.words.cities], 2)
  const level = hand.between(2, 5)
  const parts = [posts.slice(0, half), posts.slice(half)].map(
    (own, index) => `<h${level}>${departments[index]}</h${level}>${listed(hand, entriesOf(hand, own, write))}`,
  )
  return sectioned(hand, { head: hand.one(hand.words.announcements), inner: `${parts.join('')}${applying(hand)}` })
}

/** Posts that sentences seek. */
function prose(hand: Hand, posts: readonly string[]): string {
  const { words } = hand
  const [first = '', second] = posts
  const told =
    second !== undefined && posts.length === 2 && hand.chance(0.5)
      ? `<p>${hand.one(words.seekingTwo).replace('#', first).replace('#', second)} ${hand.one(words.terms)}</p>`
      : posts
          .map((post) => {
            const called = hand.one(words.seeking).replace('#', post)
            const marked = hand.chance(0.4)
              ? headed(hand, called)
              : `<p>${hand.chance(0.5) ? called : hand.one(words.calls).replace('#', post)}</p>`
            return `${marked}<p>${hand.one([...words.terms, ...words.tasks])}</p>`
          })
          .join('')
  const head = hand.chance(0.6) ? hand.one([...words.careers, ...words.announcements]) : null
  return sectioned(hand, { head, inner: `${told}${applying(hand)}` })
}
