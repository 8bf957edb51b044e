import { isSameTitle } from '@vedetta/crawler/testing/scoring/match-positions'
import type { Draws } from '@vedetta/synthetic/random/draws'
import type { DrawnWords } from './drawn-words.ts'

/** Draws words of one language and marks them up as one site does: its own levels of headings, class names and wrappers. */
export type Hand = {
  words: DrawnWords
  /** What is drawn from a list is never like a title of the page's open positions. */
  one(list: readonly string[]): string
  some(list: readonly string[], count: number): string[]
  chance(share: number): boolean
  between(least: number, most: number): number
  /** The names of posts, none like another of the page: on some sites of known trades only, on some of none. */
  posts(count: number): string[]
  /** The same, for positions that are open. */
  openPosts(count: number): string[]
  /** A heading, `depth` below the highest one of the site. */
  head(depth: number, text: string): string
  /** A name of a class, the same for the same use. */
  name(use: string): string
  /** The inner markup in as many boxes as the site has. */
  boxed(inner: string): string
}

const wrappers = ['div', 'section', 'article', 'main'] as const
/** A draw that finds nothing new after as many tries takes what it has. */
const maxTries = 12

export function handOf(draws: Draws, words: DrawnWords): Hand {
  const drawn: string[] = []
  const open: string[] = []
  const chance = (share: number) => draws.unit() < share
  const between = (least: number, most: number) => least + draws.below(most - least + 1)
  const isLike = (list: readonly string[], phrase: string) => list.some((one) => isSameTitle(one, phrase))
  const one = (list: readonly string[]) => {
    let found = ''
    for (let tries = 0; tries < maxTries; tries++) {
      found = list[draws.below(list.length)] ?? ''
      if (!isLike(open, found)) break
    }
    return found
  }
  const some = (list: readonly string[], count: number): string[] => {
    const left = [...list]
    const found: string[] = []
    while (found.length < count && left.length > 0) {
      const [next = ''] = left.splice(draws.below(left.length), 1)
      if (!isLike(open, next)) found.push(next)
    }
    return found
  }
  const top = between(1, 3)
  const unknown = [0, 0.2, 0.5, 1][draws.below(4)] ?? 0
  const isShouted = chance(0.12)
  const depth = between(0, 3)
  const wrapper = wrappers[draws.below(wrappers.length)] ?? 'div'
  const prefix = one(['', 'c-', 'el_', 'x', 'wp-block-', 'm'])
  const posts = (count: number): string[] => {
    const found: string[] = []
    for (let tries = 0; found.length < count && tries < count * maxTries; tries++) {
      const list = chance(unknown) ? words.otherPosts : words.trades
      const post = list[draws.below(list.length)] ?? ''
      if (isLike(drawn, post)) continue
      drawn.push(post)
      found.push(isShouted ? post.toUpperCase() : post)
    }
    return found
  }
  return {
    words,
    one,
    some,
    chance,
    between,
    posts,
    openPosts(count) {
      const found = posts(count)
      open.push(...found)
      return found
    },
    head: (below, text) => `<h${Math.min(6, top + below)}>${text}</h${Math.min(6, top + below)}>`,
    name: (use) => `${prefix}${use.length}${use.at(-1) ?? ''}`,
    boxed: (inner) => `${`<${wrapper} class="${prefix}b">`.repeat(depth)}${inner}${`</${wrapper}>`.repeat(depth)}`,
  }
}
