import type { FeedItem } from '@vedetta/crawler/feed/read-feed'
import { isSameSite } from '@vedetta/crawler/fetch/same-site'
import { getDomain } from 'tldts'
import { hostAndAbove } from '../sources/host-names.ts'

/** A host that news links to or names, without `www.`, with the parent domains of the same owner: the host itself first. */
export type NamedHost = { hosts: string[]; quote: { text: string; start: number; end: number } }

const maxPerItem = 50
/** Not the host of an e-mail address: that often belongs to a press office. */
const hostInText =
  /(?<![@\p{L}\p{N}.-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z][a-z0-9-]{1,23}(?![@\p{L}\p{N}-])/giu

/** Excludes the site of the feed and that of the item: their news is about others. */
export function namedHosts({ title, text, url, links }: FeedItem, feedUrl: string): NamedHost[] {
  const linked = links.map((link) => ({ address: link.url, quote: whole(`${link.words} (${link.url})`) }))
  const named = [title, text].flatMap((words) =>
    [...words.matchAll(hostInText)].map((match) => ({
      address: `http://${match[0]}/`,
      quote: { text: words, start: match.index, end: match.index + match[0].length },
    })),
  )
  return [...linked, ...named]
    .filter(({ address }) => !isSameSite(address, feedUrl) && !isSameSite(address, url))
    .slice(0, maxPerItem)
    .flatMap(({ address, quote }) => {
      const host = URL.parse(address)?.hostname ?? ''
      const domain = getDomain(host, { allowPrivateDomains: true })
      return domain === null ? [] : { hosts: hostAndAbove(host).filter((one) => one.length >= domain.length), quote }
    })
}

const whole = (text: string) => ({ text, start: 0, end: text.length })
