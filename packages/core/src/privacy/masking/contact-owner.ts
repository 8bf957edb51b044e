import { isGivenName } from '@vedetta/crawler/lexicon/people-names'
import { allMatches } from '@vedetta/crawler/normalise/all-matches'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'
import type { ContactOwner } from './contact-owner-kind.ts'
import type { Firm } from './firm.ts'
import { ownerOfAddress } from './mailbox-owner.ts'
import { isBeside, type Named, namedIn } from './named-beside.ts'
import { nationalDigits } from './national-digits.ts'
import { ownerOfNumber } from './number-owner.ts'
import { statedContactsIn } from './personal-spans.ts'
import { readableText } from './readable-text.ts'

/**
 * Whose contact a text states: by the rules of the mask, and more strictly, since what is hidden in vain costs less than a
 * person given away. Null where the text does not state it.
 */
export function contactOwnerIn(text: string, value: string, firm: Firm): ContactOwner | null {
  if (!states(text, value)) return null
  const read = readableText(text).text
  const { addresses, numbers, names } = statedContactsIn(read)
  const named = [...namedIn(read, names, numbers, firm), ...ownersIn(read, firm)]
  const isSole = firm.isPerson || soleTrader.test(sameLengthFold(read))
  const contacts = [...addresses, ...numbers]
  const besides = (one: { start: number; end: number }) => named.filter((name) => isBeside(read, one, name, contacts))
  if (value.includes('@')) {
    const stated = addresses.filter(({ address }) => address === value.toLowerCase())
    return worst(stated.map((one) => ownerOfAddress(read, one, { beside: besides(one), named }, firm, isSole)))
  }
  const stated = numbers.filter(({ number }) => nationalDigits(number) === nationalDigits(value))
  return worst(stated.map((one) => ownerOfNumber(read, one, besides(one), named, isSole)))
}

/** Sole traders write their given name as they like: "katia ☎ 080…". */
const ownersIn = (text: string, { personWords }: Firm): Named[] =>
  personWords.filter(isGivenName).flatMap((word) =>
    allMatches(new RegExp(`(?<![a-z@.])${word}(?![a-z@])`, 'g'), sameLengthFold(text)).map(({ index }) => ({
      start: index,
      end: index + word.length,
      words: [word],
      isCertain: true,
    })),
  )

const soleTrader = /(?<![a-z])(?:impresa|ditta|p\.? ?iva) individuale(?![a-z])/

/** One place that has it as a person's decides. */
const worst = (owners: readonly ContactOwner[]): ContactOwner | null =>
  owners.find((owner) => owner === 'person') ?? owners.find((owner) => owner === 'company') ?? owners[0] ?? null

/** By its digits or letters, however they are divided: most texts state none. */
function states(text: string, value: string): boolean {
  if (value.includes('@')) return text.includes('@') && text.toLowerCase().includes(value.toLowerCase())
  return text.replace(/\D/g, '').includes(nationalDigits(value))
}
