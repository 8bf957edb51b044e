import type { Draws } from '@vedetta/synthetic/random/draws'
import type { DrawnWords } from './drawn-words.ts'

/** Draws words of one language and marks them up as one site does: its own levels of headings, class names and wrappers. */
export type Hand = {
  words: DrawnWords
  one(list: readonly string[]): string
  some(list: readonly string[], count: number): string[]
  chance(share: number): boolean
  between(least: number, most: number): number
  /** The names of posts: on some sites of known trades only, on some of none. */
  posts(count: number): string[]
  /** A heading, `depth` below the highest one of the site. */
  head(depth: number, text: string): string
  /** A name of a class, the same for the same use. */
  name(use: string): string
  /** The inner markup in as many boxes as the site has. */
  boxed(inner: string): string
}

const wrappers = ['div', 'section', 'article', 'main'] as const

export function handOf(draws: Draws, words: DrawnWords): Hand {
  const one = (list: readonly string[]) => list[draws.below(list.length)] ?? ''
  const chance = (share: number) => draws.unit() < share
  const between = (least: number, most: number) => least + draws.below(most - least + 1)
  const some = (list: readonly string[], count: number): string[] => {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(draws.below(left.length), 1)[0] ?? '')
  }
  const top = between(1, 3)
  const unknown = one(['0', '0.2', '0.5', '1'])
  const isShouted = chance(0.12)
  const depth = between(0, 3)
  const wrapper = wrappers[draws.below(wrappers.length)] ?? 'div'
  const prefix = one(['', 'c-', 'el_', 'x', 'wp-block-', 'm'])
  return {
    words,
    one,
    some,
    chance,
    between,
    posts(count) {
      const others = some(words.otherPosts, Math.round(count * Number(unknown)))
      const found = [...some(words.trades, count - others.length), ...others]
      const mixed = some(found, found.length)
      return isShouted ? mixed.map((post) => post.toUpperCase()) : mixed
    },
    head: (below, text) => `<h${Math.min(6, top + below)}>${text}</h${Math.min(6, top + below)}>`,
    name: (use) => `${prefix}${use.length}${use.at(-1) ?? ''}`,
    boxed: (inner) => `${`<${wrapper} class="${prefix}b">`.repeat(depth)}${inner}${`</${wrapper}>`.repeat(depth)}`,
  }
}
