import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'

/** Enough to find the place; a page may break the lines of a longer text. */
const maxWords = 8
const maxWordLength = 60

type Quoted = Pick<PositionDetail['evidence'][number], 'quote' | 'masks' | 'url'>

/**
 * The address of a page with a text fragment (`#:~:text=`), so that a browser opens it at the quoted words. Others ignore
 * it. A page's own fragment stays before it: pages that scripts draw find their content by it.
 */
export function quotedAddress(url: string, { quote, masks }: Omit<Quoted, 'url'>): string {
  const words = quotedWords(quote, masks).join(' ')
  const address = URL.parse(url)
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:'
  if (words === '' || address === null || !isWeb || address.hash.includes(':~:')) return url
  return `${address.href}${address.hash === '' ? '#' : ''}:~:text=${encoded(words)}`
}

/** The address with the words that name the position, where the page states them. */
export function sourceAddress(url: string, evidence: PositionDetail['evidence']): string {
  const there = evidence.filter((one) => one.url === url)
  const quoted = there.find(({ field }) => field === 'name') ?? there[0]
  return quoted === undefined ? url : quotedAddress(url, quoted)
}

/** The first words of the first passage: up to an omitted contact, or to the next passage of several. */
function quotedWords(quote: string, masks: Quoted['masks']): string[] {
  const [passage = ''] = quote.slice(0, masks[0]?.start ?? quote.length).split(' … ')
  const words = passage.trim().split(/\s+/).slice(0, maxWords)
  const tooLong = words.findIndex((word) => word.length > maxWordLength)
  return words.slice(0, tooLong === -1 ? maxWords : tooLong)
}

/** A hyphen, a comma and an ampersand mean something in a text fragment. */
const encoded = (words: string) => encodeURIComponent(words.toWellFormed()).replaceAll('-', '%2D')
