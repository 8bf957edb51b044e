import { type AdvertTexts, excerptLength } from '@vedetta/contracts/facts/advert-texts'
import type { Db } from '../../platform/db/client.ts'

/** What delivers positions, and what leaves of their words. */
export type TextDelivery = { readonly db: Db; readonly advertTexts: AdvertTexts }

/** An advert's words as they leave Vedetta: whole, or their beginning with the link to its page. */
export function leavingText(text: string, url: string | undefined, advertTexts: AdvertTexts): string {
  if (advertTexts === 'whole' || text.length <= excerptLength) return text
  const link = url === undefined ? '' : ` ${url}`
  return `${text.slice(0, excerptEnd(text)).trimEnd()} […]${link}`
}

/** Where the excerpt ends: after a word. */
export function excerptEnd(text: string): number {
  const end = text.slice(0, excerptLength + 1).search(/\s\S*$/)
  return end <= 0 ? excerptLength : end
}
