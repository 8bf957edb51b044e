import { decodePercent } from '@vedetta/crawler/decode-percent'
import { maskPerson } from '../masking/mask.ts'
import { isUrlNaming, maskUrl } from '../masking/mask-url.ts'
import { matchedSpans, type PersonMatcher } from '../masking/person-matcher.ts'
import type { Form } from './personal-stores.ts'

/** Whether any string of a value names the person. */
export function namesPerson(value: unknown, matcher: PersonMatcher): boolean {
  if (typeof value === 'string')
    return isUrl(value) ? isUrlNaming(value, matcher) : matchedSpans(decodePercent(value), matcher).length > 0
  if (Array.isArray(value)) return value.some((item) => namesPerson(item, matcher))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => namesPerson(key, matcher) || namesPerson(item, matcher))
}

/** The value without the person. */
export function withoutPerson(value: unknown, form: Form, matcher: PersonMatcher): unknown {
  if (form === 'memory') return withoutEntries(value, matcher)
  if (typeof value === 'string') {
    if (form === 'urls' || isUrl(value)) return maskUrl(value, matcher)
    const mask = form === 'token' || form === 'json' ? 'token' : 'plain'
    const masked = maskPerson(value, matcher, mask)
    return namesPerson(masked, matcher) ? maskPerson(decodePercent(masked), matcher, mask) : masked
  }
  if (Array.isArray(value)) return value.map((item) => withoutPerson(item, form, matcher))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutPerson(item, form, matcher)]))
}

const isUrl = (text: string) => /^https?:\/\/\S+$/.test(text)

/** What a visit remembers is complete or not there: an entry that names the person goes, and is read again. */
function withoutEntries(value: unknown, matcher: PersonMatcher): unknown {
  if (Array.isArray(value)) return value.filter((item) => !namesPerson(item, matcher))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key, item]) => !namesPerson(key, matcher) && !(typeof item === 'string' && namesPerson(item, matcher)),
  )
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutEntries(item, matcher)]))
}
