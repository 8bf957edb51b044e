import { matchedSpans, type PersonMatcher } from './person-matcher.ts'
import { type PersonalSpan, personalSpans, withoutOverlaps } from './personal-spans.ts'

/**
 * What stands in stored text for a person: the number of their contact, if there is one, and nothing about them. A
 * number whose contact was erased leads nowhere.
 */
const maskToken = (contactNo: number | null): string => (contactNo === null ? '⟦contact⟧' : `⟦contact ${contactNo}⟧`)

const token = /⟦contact(?: (\d{1,10}))?⟧/g
const cutToken = /⟦[^⟧]{0,24}$/

/** What stands for a person where a text can't hold a link: in titles and lists of values. */
const plainMask = '[…]'

/** A mask of a stored text. */
export type Mask = { start: number; end: number; contactNo: number | null }

export function masksIn(text: string): Mask[] {
  if (!text.includes('⟦')) return []
  return [...text.matchAll(token)].map(({ 0: whole, 1: contactNo, index }) => ({
    start: index,
    end: index + whole.length,
    contactNo: contactNo === undefined ? null : Number(contactNo),
  }))
}

/** The same text whichever contacts its masks lead to: an advert has not changed because a contact was listed or erased. */
export const withoutLinks = (text: string): string => (text.includes('⟦') ? text.replace(token, maskToken(null)) : text)

/** A text that was cut to a length may end within a mask. */
export const withoutCutMask = (text: string): string => text.replace(cutToken, '')

/** Finds further people, and tells whose contact a mask leads to. */
export type People = {
  /** Null if nobody of the companies opted out. */
  optedOut: PersonMatcher | null
  /** Spans of people who opted out, wherever they are named. */
  optedOutIn(text: string): PersonalSpan[]
  contactOf(spans: readonly PersonalSpan[]): number | null
  /** Whether one of the companies goes by this name, as "Luisa Neri S.r.l." does. */
  isFirm(name: string): boolean
}

export const nobody: People = { optedOut: null, optedOutIn: () => [], contactOf: () => null, isFirm: () => false }

/** Labels and punctuation between the parts of one contact: one mask covers them all. */
const joint =
  /^[\s,;:|/()–—·-]{0,6}(?:(?:e|o|or|and|oppure|al|alla|at|cell|cellulare|tel|telefono|mobile|phone|mail|e-mail|email|whatsapp)\.?[\s:.,]{0,3}){0,3}$/i

/** The text with a mask for each person who can be contacted by it. Idempotent. */
export function maskText(text: string, people: People = nobody, alsoNamed: readonly string[] = []): string {
  return render(text, people, alsoNamed, (spans) => maskToken(people.contactOf(spans)))
}

/** The text without one person, whatever stands around their name. */
export function maskPerson(text: string, matcher: PersonMatcher, mask: 'token' | 'plain'): string {
  const masked = masksIn(text)
  let result = ''
  let at = 0
  for (const { start, end } of withoutOverlaps(matchedSpans(text, matcher))) {
    if (masked.some((one) => one.start < end && start < one.end)) continue
    result += text.slice(at, start) + (mask === 'token' ? maskToken(null) : plainMask)
    at = end
  }
  return result + text.slice(at)
}

/** For values that are shown, searched and exported as they are. */
export function maskPlainly(text: string, people: People = nobody, alsoNamed: readonly string[] = []): string {
  return render(text, people, alsoNamed, () => plainMask)
}

function render(
  text: string,
  people: People,
  alsoNamed: readonly string[],
  maskOf: (spans: readonly PersonalSpan[]) => string,
): string {
  const known = masksIn(text)
  const named = [...personalSpans(text), ...namesIn(text, alsoNamed)].filter(
    ({ kind, value }) => kind !== 'name' || !people.isFirm(value),
  )
  const spans = withoutOverlaps([...named, ...people.optedOutIn(text)])
  if (spans.length === 0) return text
  const isMasked = ({ start, end }: PersonalSpan) => known.some((one) => one.start < end && start < one.end)
  let result = ''
  let at = 0
  for (const group of groupsOf(
    text,
    spans.filter((span) => !isMasked(span)),
  )) {
    result += text.slice(at, group[0]?.start) + maskOf(group)
    at = group.at(-1)?.end ?? at
  }
  return result + text.slice(at)
}

/** A page that writes our brackets itself gets other ones, or it could lead a mask to a contact of its choice. */
export const withoutTokens = (text: string): string =>
  /[⟦⟧]/.test(text) ? text.replaceAll('⟦', '[').replaceAll('⟧', ']') : text

function namesIn(text: string, names: readonly string[]): PersonalSpan[] {
  return names.flatMap((name) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'giu'))].map(({ 0: value, index }) => ({
      start: index,
      end: index + value.length,
      kind: 'name' as const,
      value,
    })),
  )
}

/** The people a text names as contacts, each with all that stands together of them. */
export const contactGroups = (text: string): PersonalSpan[][] => groupsOf(text, personalSpans(text))

function groupsOf(text: string, spans: readonly PersonalSpan[]): PersonalSpan[][] {
  const groups: PersonalSpan[][] = []
  for (const span of spans) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && joint.test(text.slice(last.end, span.start)) && !isSecondPerson(group, span)) group.push(span)
    else groups.push([span])
  }
  return groups
}

/** "Anna Rossi o Luca Neri": two people, two masks. */
const isSecondPerson = (group: readonly PersonalSpan[], { kind }: PersonalSpan) =>
  kind !== 'number' && group.some((one) => one.kind === kind)
