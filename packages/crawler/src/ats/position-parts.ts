import type { Quote } from '../evidence.ts'
import type { Hints, RawPosition, Section } from '../raw-position.ts'

const quoteLength = 300

type Stated = string | null | undefined

/** The values an answer states of a job, in its own words. */
export type StatedHints = { [Hint in keyof Hints]?: Hint extends 'place' | 'skills' ? Stated[] : Stated }

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
  return {
    by: system,
    title: quoted(parts.title),
    url: parts.url,
    reference: parts.reference,
    sections: parts.sections,
    hints: hintsOf(parts.stated, quoted),
    closed: parts.closed ? quoted(parts.closed) : null,
    applyUrl: parts.applyUrl ?? null,
  }
}

function hintsOf(stated: StatedHints, quoted: (text: string) => Quote): Hints {
  const hints: Record<string, Quote | Quote[]> = {}
  for (const [name, value] of Object.entries(stated)) {
    if (typeof value === 'string' && value.trim() !== '') hints[name] = quoted(value)
    if (!Array.isArray(value)) continue
    const texts = new Set(value.filter((text) => typeof text === 'string' && text.trim() !== ''))
    if (texts.size > 0) hints[name] = [...texts].slice(0, 50).map((text) => quoted(text as string))
  }
  return hints
}
