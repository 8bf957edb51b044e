import { nationalDigits } from './national-digits.ts'
import { statedContactsIn } from './personal-spans.ts'
import { readableText } from './readable-text.ts'

/** Whose an address or number is by the words around it. `unsaid`: a mobile of which they say nothing. */
export type ContactOwner = 'company' | 'person' | 'unsaid'

/**
 * Whose contact a text states, by the rules of the mask; null where the text does not state it. A mobile without words
 * is a person's once anybody is named with it; the name by which the company itself goes is nobody's.
 */
export function contactOwnerIn(text: string, value: string, isFirm: (name: string) => boolean): ContactOwner | null {
  if (!states(text, value)) return null
  const read = readableText(text).text
  const { addresses, numbers, names } = statedContactsIn(read)
  if (value.includes('@')) {
    const stated = addresses.filter(({ address }) => address === value.toLowerCase())
    if (stated.length === 0) return null
    return stated.some(({ isPersonal }) => isPersonal) ? 'person' : 'company'
  }
  const stated = numbers.filter(({ number }) => nationalDigits(number) === nationalDigits(value))
  if (stated.length === 0) return null
  const isNamed = names.some(({ start, end }) => !isFirm(read.slice(start, end)))
  const owners = stated.map(({ kind, isPersonal }): ContactOwner => {
    if (!isPersonal) return 'company'
    if (kind === 'mobile') return isNamed ? 'person' : 'unsaid'
    return kind === 'office_mobile' && !isNamed ? 'company' : 'person'
  })
  return owners.find((owner) => owner === 'person') ?? owners.find((owner) => owner === 'company') ?? 'unsaid'
}

/** By its digits or letters, however they are divided: most texts state none. */
function states(text: string, value: string): boolean {
  if (value.includes('@')) return text.includes('@') && text.toLowerCase().includes(value.toLowerCase())
  return text.replace(/\D/g, '').includes(nationalDigits(value))
}
