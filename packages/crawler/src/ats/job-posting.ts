import type { RawPosition } from '../raw-position.ts'
import { headedSections, sectionsOfDescription } from './description.ts'
import { at, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { webAddress } from './web-address.ts'

const jobParts = ['responsibilities', 'qualifications', 'skills', 'experienceRequirements', 'jobBenefits']

type PostingSource = {
  system: string
  answerUrl: string
  /** Of the job, where the posting names none. */
  url: string
  reference: string | null
}

/** A schema.org `JobPosting`, as feeds and job pages of tracking systems carry it; null without a title. */
export function positionOfPosting(posting: unknown, source: PostingSource): RawPosition | null {
  const title = textAt(posting, 'title') ?? textAt(posting, 'name')
  if (title === null) return null
  const types = textsOf(at(posting, 'employmentType'))
  const schedule = types.find((type) => /full|part/i.test(type))
  return positionOf(source.system, source.answerUrl, {
    title,
    url: webAddress(textAt(posting, 'url'), source.answerUrl) ?? source.url,
    reference: source.reference ?? textAt(posting, 'identifier', 'value') ?? textAt(posting, 'identifier'),
    sections: [
      ...sectionsOfDescription(textAt(posting, 'description')),
      ...jobParts.flatMap((part) => headedSections(null, textAt(posting, part))),
    ],
    stated: {
      place: placesOf(posting),
      contract: types.find((type) => type !== schedule) ?? schedule,
      schedule: schedule ?? types[0],
      remote: textsOf(at(posting, 'jobLocationType'))[0],
      postedAt: textAt(posting, 'datePosted'),
      validThrough: textAt(posting, 'validThrough'),
      employer: textAt(posting, 'hiringOrganization', 'name') ?? textAt(posting, 'hiringOrganization'),
      language: textAt(posting, 'inLanguage'),
    },
  })
}

/** The postings in any JSON, however deep they are wrapped (`@graph`, `dataFeedElement`, `item`). */
export function postingsIn(value: unknown): unknown[] {
  const found: unknown[] = []
  const waiting: unknown[] = [value]
  for (let step = 0; step < 50_000 && waiting.length > 0 && found.length < 2_000; step++) {
    const entry = waiting.pop()
    if (typeof entry !== 'object' || entry === null) continue
    if (textsOf(at(entry, '@type')).includes('JobPosting')) found.push(entry)
    else for (const child of Object.values(entry).reverse()) waiting.push(child)
  }
  return found
}

function placesOf(posting: unknown) {
  const location = at(posting, 'jobLocation')
  const places = Array.isArray(location) ? listAt(posting, 'jobLocation') : [location]
  return places.map((place) => ({
    town:
      textAt(place, 'address', 'addressLocality') ??
      textAt(place, 'address', 'addressRegion') ??
      textAt(place, 'address') ??
      textAt(place, 'name') ??
      textAt(place),
    country: textAt(place, 'address', 'addressCountry') ?? textAt(place, 'address', 'addressCountry', 'name'),
  }))
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string' && text !== '')
}
