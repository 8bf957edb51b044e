import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { isPersonalAddress, surroundingsOf } from './address-owner.ts'

/** An e-mail address or a personal profile in a text, however it is written; `address` is in lower case. */
export type FoundAddress = { start: number; end: number; address: string; isPersonal: boolean }

const at = String.raw`(?:\s?@\s?|\s?[[({<]\s?(?:at|@|chiocciola)\s?[\])}>]\s?|\s(?:chiocciola|at)\s)`
const dot = String.raw`(?:\.|\s?[[({<]\s?(?:dot|punto|\.)\s?[\])}>]\s?|\s(?:punto|dot)\s)`
const written = new RegExp(
  `[\\p{L}\\d](?:(?:[\\p{L}\\d_%+'-]|${dot}(?=[\\p{L}\\d])){0,80}[\\p{L}\\d_+-])?${at}(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?${dot}){1,4}[a-z]{2,24}(?![\\p{L}\\d@-]|\\s?[[({<]\\s?(?:at|@|chiocciola)|\\schiocciola\\s)`,
  'giu',
)
const atSign = new RegExp(at, 'giu')
const dotSign = new RegExp(dot, 'giu')
const hasAddress = /@|[[({<]\s?(?:at|chiocciola)\s?[\])}>]|\s(?:chiocciola|at)\s/i
const profile = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\p{L}\d%._~-]+\/?/giu

export function contactAddressesIn(text: string): FoundAddress[] {
  const found = writtenAddressesIn(text)
  if (found.length === 0) return []
  const around = surroundingsOf(text)
  const isPersonal = (address: string) => address.includes('linkedin.com/in/') || isPersonalAddress(address, around)
  return found.map((one) => ({ ...one, isPersonal: isPersonal(one.address) }))
}

/** Addresses and profiles, whoever's they are. */
export function writtenAddressesIn(text: string): Omit<FoundAddress, 'isPersonal'>[] {
  const found: Omit<FoundAddress, 'isPersonal'>[] = []
  if (hasAddress.test(text)) {
    for (const match of allMatches(written, text)) {
      const isPlain = match[0].includes('@')
      const address = match[0].replace(atSign, '@').replace(dotSign, '.').replace(/\s/g, '').toLowerCase()
      // "at" is also a word: a hidden address has a dot that is hidden or tight.
      if (!isPlain && !/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(address)) continue
      if (!isPlain && /\sat\s/i.test(match[0]) && !/[\w-]\.[a-z]{2,}$|dot|punto/i.test(match[0])) continue
      const digits = /^\d{5,}(?=[a-z]{3,}[^@]*@)/i.exec(match[0])?.[0].length ?? 0
      found.push({
        start: match.index + digits,
        end: match.index + match[0].length,
        address: address.slice(digits),
      })
    }
  }
  if (text.includes('linkedin.com/in/'))
    for (const { 0: url, index } of allMatches(profile, text))
      found.push({ start: index, end: index + url.length, address: url.toLowerCase() })
  return found
}
