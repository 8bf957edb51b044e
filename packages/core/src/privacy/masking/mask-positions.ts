import type { Evidenced } from '@vedetta/crawler/evidence'
import type { WatchedPosition } from '@vedetta/crawler/revisit/visit-result'
import { isCommonWord } from './common-words.ts'
import { maskPlainly, maskText, type People, withoutTokens } from './mask.ts'
import { maskUrl } from './mask-url.ts'
import { foldWord } from './person-keys.ts'
import { personalSpans } from './personal-spans.ts'

/** Longer than any description that is stored, so that nothing is cut before it is masked. */
const maxLength = 21_000

/** A position as it may be stored: without the people whom its description and its quotes name as contacts. */
export function maskPosition(position: WatchedPosition, people: People): WatchedPosition {
  const description = withoutTokens(position.description.slice(0, maxLength))
  // A quote or a value may hold the name alone, cut off from the words beside it.
  const named = [
    ...new Set(personalSpans(description).flatMap(({ kind, value }) => (kind === 'name' ? namesOf(value) : []))),
  ]
  const quoted = <Value>(one: Evidenced<Value>): Evidenced<Value> => ({
    ...one,
    quote: {
      text: maskText(withoutTokens(one.quote.text), people, named),
      url: maskUrl(one.quote.url, people.optedOut),
    },
  })
  const worded = (one: Evidenced<string>) =>
    quoted({ ...one, value: maskPlainly(withoutTokens(one.value), people, named) })
  const listed = (all: readonly Evidenced<string>[]) => all.map(worded).filter(({ value }) => /\p{L}/u.test(value))
  return {
    ...position,
    url: maskUrl(position.url, people.optedOut),
    title: worded(position.title),
    description: maskText(description, people),
    places: position.places.map(quoted),
    provinces: position.provinces.map(quoted),
    regions: position.regions.map(quoted),
    contract: position.contract && quoted(position.contract),
    schedule: position.schedule && quoted(position.schedule),
    collar: position.collar && quoted(position.collar),
    smartWorking: position.smartWorking && quoted(position.smartWorking),
    experienceYears: position.experienceYears && quoted(position.experienceYears),
    targetPersona: position.targetPersona && quoted(position.targetPersona),
    languages: listed(position.languages),
    skills: listed(position.skills),
    certifications: listed(position.certifications),
    benefits: listed(position.benefits),
    protectedCategories: position.protectedCategories && quoted(position.protectedCategories),
    pay: position.pay && quoted(position.pay),
    refusesAgencies: position.refusesAgencies && quoted(position.refusesAgencies),
    forClient: position.forClient && quoted(position.forClient),
  }
}

/** In full, and each word that is no other. */
const namesOf = (name: string) => [
  ...(/\p{L}\.?\s\p{L}/u.test(name) ? [name] : []),
  ...name.split(/[^\p{L}'’]+/u).filter((word) => word.length > 4 && !isCommonWord(foldWord(word))),
]
