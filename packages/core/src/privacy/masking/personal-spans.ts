import { contactAddressesIn, type FoundAddress } from './contact-addresses.ts'
import { contactNamesIn } from './contact-names.ts'
import { contactNumbersIn, type FoundNumber } from './contact-numbers.ts'
import { readableText } from './readable-text.ts'

/** Words of a text that identify a person who is to be contacted. */
export type PersonalSpan = { start: number; end: number; kind: 'address' | 'number' | 'name'; value: string }

/** Personal addresses and numbers, and the names of people of the firm, in the order of the text, without overlaps. */
export function personalSpans(text: string): PersonalSpan[] {
  const readable = readableText(text)
  return spansIn(readable.text).map((span) => ({ ...span, ...readable.spanOf(span.start, span.end) }))
}

type StatedContacts = {
  addresses: readonly FoundAddress[]
  numbers: readonly (FoundNumber & { isPersonal: boolean })[]
  /** Of people whom the text names at the firm. */
  names: readonly { start: number; end: number }[]
}

/** The contacts of a text, with whose they are by its words, at their places in the text as it is read. */
export function statedContactsIn(text: string): StatedContacts {
  const addresses = contactAddressesIn(text)
  const numbers = contactNumbersIn(text).filter(
    ({ start, end }) => !addresses.some((one) => one.start < end && start < one.end),
  )
  const names = contactNamesIn(text, [
    ...addresses.map((one) => ({ ...one, local: one.address.split('@')[0] ?? '' })),
    ...numbers.map((one) => ({
      ...one,
      isPersonal: one.kind !== 'landline' && one.kind !== 'company_line',
      local: '',
    })),
  ])
  return {
    addresses,
    numbers: numbers.map((one) => ({ ...one, isPersonal: isPersonalNumber(text, one, names) })),
    names,
  }
}

function spansIn(text: string): PersonalSpan[] {
  const { addresses, numbers, names } = statedContactsIn(text)
  return withoutOverlaps([
    ...addresses.filter(({ isPersonal }) => isPersonal).map(addressSpan),
    ...numbers.filter(({ isPersonal }) => isPersonal).map(numberSpan),
    ...names.map(({ start, end }) => ({ start, end, kind: 'name' as const, value: text.slice(start, end) })),
  ])
}

const addressSpan = ({ start, end, address }: FoundAddress): PersonalSpan => ({
  start,
  end,
  kind: 'address',
  value: address,
})
const numberSpan = ({ start, end, number }: FoundNumber): PersonalSpan => ({
  start,
  end,
  kind: 'number',
  value: number,
})

const maxToName = 80
const maxToNameOfOffice = 40

/** Mobiles are personal unless the words say that they are a company's; the others beside a name. */
function isPersonalNumber(
  text: string,
  { kind, start, end }: FoundNumber,
  names: readonly { start: number; end: number }[],
): boolean {
  if (kind === 'mobile' || kind === 'persons_mobile' || kind === 'home') return true
  if (kind === 'landline' || kind === 'company_line') return false
  return names.some((name) => {
    const isBefore = name.end <= start
    const gap = isBefore ? text.slice(name.end, start) : text.slice(end, name.start)
    if (kind !== 'office_mobile') return gap.length <= maxToName && !gap.includes('\n\n')
    return gap.length <= maxToNameOfOffice && !(isBefore ? /[;\n]|[.!?]\s\p{Lu}/u : /[),;.!?\n]/).test(gap)
  })
}

export function withoutOverlaps(spans: readonly PersonalSpan[]): PersonalSpan[] {
  const kept: PersonalSpan[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || span.start >= last.end) kept.push(span)
    else if (span.end > last.end) kept[kept.length - 1] = { ...last, end: span.end }
  }
  return kept
}
