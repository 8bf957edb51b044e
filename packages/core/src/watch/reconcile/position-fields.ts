import { createHash } from 'node:crypto'
import { isSureReading, maxReadingReasons } from '@vedetta/contracts/positions/position-reading'
import { visibleCharacters } from '@vedetta/contracts/text/visible-text'
import type { Evidenced } from '@vedetta/crawler/evidence'
import type { WatchedPosition } from '@vedetta/crawler/revisit/visit-result'
import { withoutCutMask, withoutLinks } from '../../privacy/masking/mask.ts'

/** The fields of a position, named like the columns of its row. */
export type PositionFields = {
  title: string
  municipalities: string[]
  provinces: string[]
  regions: string[]
  contract: string | null
  schedule: string | null
  collar: string | null
  smart_working: string | null
  experience_years: number | null
  target_persona: string | null
  languages: string[]
  skills: string[]
  certifications: string[]
  benefits: string[]
  protected_categories: boolean | null
  no_agencies: boolean | null
  for_client: boolean | null
  pay_from: number | null
  pay_to: number | null
  pay_period: string | null
}

/** How sure the reading was that this is a position, and why; no part of what the position says. */
export type Certainty = { confidence: number; reasons: readonly string[] }

/** Column → the words of the page that state it. */
export type PositionQuotes = Record<string, { quote: string; url: string; extractor: string }>

const maxTitleLength = 300
const maxDescriptionLength = 20_000
const maxQuoteLength = 300
const maxItemLength = 200
const maxItems = 100
const maxPay = 10_000_000
const maxYears = 60

/** Lists are sorted, so that a change of order alone is no change. */
export function fieldsOf(found: WatchedPosition): PositionFields {
  const pay = found.pay?.value ?? null
  return {
    title: storable(found.title.value, maxTitleLength),
    municipalities: sorted(found.places.flatMap(({ value }) => value.istat ?? [])),
    provinces: valuesOf(found.provinces),
    regions: valuesOf(found.regions),
    contract: found.contract?.value ?? null,
    schedule: found.schedule?.value ?? null,
    collar: found.collar?.value ?? null,
    smart_working: found.smartWorking?.value ?? null,
    experience_years: found.experienceYears === null ? null : within(found.experienceYears.value, maxYears),
    target_persona: found.targetPersona?.value ?? null,
    languages: valuesOf(found.languages),
    skills: valuesOf(found.skills),
    certifications: valuesOf(found.certifications),
    benefits: valuesOf(found.benefits),
    protected_categories: found.protectedCategories?.value ?? null,
    no_agencies: found.refusesAgencies?.value ?? null,
    for_client: found.forClient?.value ?? null,
    pay_from: pay && within(pay.from, maxPay),
    pay_to: pay && within(pay.to, maxPay),
    pay_period: pay?.period ?? null,
  }
}

export function certaintyOf({ confidence, reasons }: WatchedPosition): Certainty {
  return { confidence, reasons: reasons.slice(0, maxReadingReasons) }
}

/** Whether a person would be told the same; a confidence that only wavers is not written at each visit. */
export function areAlikeSure(known: Certainty, found: Certainty): boolean {
  const isExplained = known.reasons.length > 0 || found.reasons.length === 0
  return isExplained && isSureReading(known.confidence) === isSureReading(found.confidence)
}

/** The reader gives plain text; characters that PostgreSQL cannot store are dropped. */
export function descriptionOf(found: WatchedPosition): string {
  return storable(found.description, maxDescriptionLength)
}

/** Equal to that of the stored description, whichever contacts its masks lead to. */
export function hashOf(description: string): string {
  return createHash('md5').update(withoutLinks(description)).digest('hex')
}

/** One quote per column: for a list, the words for each of its values that are on one page. A page that reserves its text has none. */
export function quotesOf(found: WatchedPosition): PositionQuotes {
  const findings: Record<string, readonly (Evidenced<unknown> | null)[]> = {
    title: [found.title],
    municipalities: found.places,
    provinces: found.provinces,
    regions: found.regions,
    contract: [found.contract],
    schedule: [found.schedule],
    collar: [found.collar],
    smart_working: [found.smartWorking],
    experience_years: [found.experienceYears],
    target_persona: [found.targetPersona],
    languages: found.languages,
    skills: found.skills,
    certifications: found.certifications,
    benefits: found.benefits,
    pay: [found.pay],
    protected_categories: [found.protectedCategories],
    no_agencies: [found.refusesAgencies],
    for_client: [found.forClient],
  }
  const quotes: PositionQuotes = {}
  for (const [column, values] of Object.entries(findings)) {
    const present = values.filter((value) => value !== null).filter(({ quote }) => quote.text !== '')
    const [first] = present
    if (first === undefined) continue
    const texts = present.filter(({ quote }) => quote.url === first.quote.url).map(({ quote }) => quote.text)
    quotes[column] = { quote: joined(texts), url: storable(first.quote.url, 2_048), extractor: first.by }
  }
  return quotes
}

export function areSameFields(one: PositionFields, other: PositionFields): boolean {
  return (Object.keys(one) as (keyof PositionFields)[]).every((column) => {
    const [value, otherValue] = [one[column], other[column]]
    if (!Array.isArray(value) || !Array.isArray(otherValue)) return value === otherValue
    return value.length === otherValue.length && value.every((item, index) => item === otherValue[index])
  })
}

function storable(text: string, maxLength: number): string {
  return visibleCharacters(withoutCutMask(text.slice(0, maxLength)).toWellFormed()).trim()
}

function joined(texts: readonly string[]): string {
  let all = ''
  for (const text of new Set(texts)) {
    const longer = all === '' ? text : `${all} … ${text}`
    if (all !== '' && longer.length > maxQuoteLength) break
    all = longer
  }
  return storable(all, maxQuoteLength)
}

const valuesOf = (values: readonly Evidenced<string>[]) => sorted(values.map(({ value }) => value))

function sorted(values: readonly string[]): string[] {
  const kept = values.slice(0, maxItems).map((value) => storable(value, maxItemLength))
  return [...new Set(kept)].filter((value) => value !== '').sort()
}

function within(value: number, max: number): number {
  return Math.min(max, Math.max(0, Math.round(value)))
}
