import type { Language } from '@vedetta/contracts/text/labels'
import type { MailEntry, MailSection } from '../../platform/mail/mail-words.ts'
import { dayAndTime, grouped } from '../../platform/mail/phrases.ts'
import type { AlertMailParams } from './alert-mail-params.ts'

type Section = AlertMailParams['sections'][number]
type Position = Section['positions'][number]

type Subjects = {
  readonly single: (title: string) => string
  readonly ofFilter: (filter: string) => string
  readonly several: string
}

export function subjectOf([first, ...others]: readonly Section[], total: number, subjects: Subjects): string {
  const title = first?.positions[0]?.title
  if (total === 1 && title) return subjects.single(title)
  return first && others.length === 0 ? subjects.ofFilter(first.filter) : subjects.several
}

/** The positions of the filters that have no section. */
export const inOtherFilters = (language: Language, count: number): { closing?: string } =>
  count > 0 ? { closing: words[language].inOtherFilters(count) } : {}

export function sectionOf(language: Language, { filter, positions, more, url }: Section): MailSection {
  const label = positions.length > 0 ? words[language].more(more) : words[language].all(more)
  return {
    heading: filter,
    entries: positions.map((position) => entryOf(language, position)),
    ...(more > 0 && { rest: { label, url } }),
  }
}

const words = {
  it: {
    more: (count: number) => (count === 1 ? 'E un’altra nel filtro' : `E altre ${grouped('it', count)} nel filtro`),
    all: (count: number) =>
      count === 1 ? 'Una nuova posizione nel filtro' : `${grouped('it', count)} nuove posizioni nel filtro`,
    unsure: 'Da verificare',
    seen: (when: string) => `Vista per la prima volta ${when}`,
    why: (why: string) => `Perché: ${why}`,
    contacted: 'Segna contattata',
    inOtherFilters: (count: number) =>
      count === 1
        ? 'Un’altra posizione è in un altro filtro.'
        : `Altre ${grouped('it', count)} posizioni sono negli altri filtri.`,
  },
  en: {
    more: (count: number) =>
      count === 1 ? 'And one more in this filter' : `And ${grouped('en', count)} more in this filter`,
    all: (count: number) =>
      count === 1 ? 'One new position in this filter' : `${grouped('en', count)} new positions in this filter`,
    unsure: 'To be checked',
    seen: (when: string) => `First seen ${when}`,
    why: (why: string) => `Why: ${why}`,
    contacted: 'Mark as contacted',
    inOtherFilters: (count: number) =>
      count === 1
        ? 'One more position is in another filter.'
        : `${grouped('en', count)} more positions are in your other filters.`,
  },
} as const

function entryOf(language: Language, position: Position): MailEntry {
  const { title, company, place, firstSeen, isUnsure, why, url, contactedUrl } = position
  const { unsure, seen, why: because, contacted } = words[language]
  return {
    title: { label: title, url },
    facts: [place === null ? company : `${company} · ${place}`],
    ...(isUnsure && { caution: unsure }),
    notes: [because(why), seen(dayAndTime(language, firstSeen))],
    action: { label: contacted, url: contactedUrl },
  }
}
