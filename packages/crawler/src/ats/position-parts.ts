import type { Quote } from '../evidence.ts'
import type { Hints, RawPosition, Section, StatedPlace } from '../raw-position.ts'
import { titleParts } from './title-end.ts'

const quoteLength = 300
const maxListed = 50

type Stated = string | null | undefined

/** A place as an answer names it, with the country where it has a field for that. */
type Place = Stated | { town: Stated; country: Stated }

/** The values an answer states of a job, in its own words. */
export type StatedHints = {
  [Hint in keyof Hints]?: Hint extends 'place' ? Place[] : Hint extends 'skills' ? Stated[] : Stated
}

type PositionParts = {
  title: string
  url: string
  reference: string | null
  sections: Section[]
  stated: StatedHints
  closed?: Stated
  applyUrl?: string | null
}

/** A position of a tracking system; every quote is from `answerUrl`. */
export function positionOf(system: string, answerUrl: string, parts: PositionParts): RawPosition {
  const quoted = (text: string): Quote => ({
    text: text.replace(/\s+/g, ' ').trim().slice(0, quoteLength),
    url: answerUrl,
  })
  const { place = [], ...stated } = parts.stated
  const { title, remote } = titleParts(
    parts.title.trim(),
    place.map((one) => namedPlace(one).town),
  )
  const places = placesOf(place, quoted)
  return {
    by: system,
    title: quoted(title),
    url: parts.url,
    reference: parts.reference,
    sections: parts.sections,
    hints: {
      ...(places.length > 0 ? { place: places } : {}),
      ...hintsOf({ ...stated, remote: stated.remote ?? remote }, quoted),
    },
    closed: parts.closed ? quoted(parts.closed) : null,
    applyUrl: parts.applyUrl ?? null,
  }
}

const namedPlace = (place: Place) => (typeof place === 'object' && place ? place : { town: place, country: null })

function placesOf(stated: readonly Place[], quoted: (text: string) => Quote): StatedPlace[] {
  const places = new Map<string, StatedPlace>()
  for (const one of stated) {
    const { town, country } = namedPlace(one)
    if (typeof town !== 'string' || town.trim() === '' || places.size >= maxListed) continue
    const quote = quoted(town)
    if (!places.has(town)) places.set(town, country ? { ...quote, country: country.slice(0, 60) } : quote)
  }
  return [...places.values()]
}

function hintsOf(stated: Omit<StatedHints, 'place'>, quoted: (text: string) => Quote): Hints {
  const hints: Record<string, Quote | Quote[]> = {}
  for (const [name, value] of Object.entries(stated)) {
    if (typeof value === 'string' && value.trim() !== '') hints[name] = quoted(value)
    if (!Array.isArray(value)) continue
    const texts = new Set(value.filter((text) => typeof text === 'string' && text.trim() !== ''))
    if (texts.size > 0) hints[name] = [...texts].slice(0, maxListed).map((text) => quoted(text as string))
  }
  return hints
}
