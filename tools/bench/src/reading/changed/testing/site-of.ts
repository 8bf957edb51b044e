import { getOuterHTML } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { RecordedSite } from '../recorded-site.ts'

const host = 'https://www.prova.example'

/** A recorded site of pages by path; titles are expected on the page whose path stands beside them. */
export function siteOf(pages: Record<string, string>, titles: Record<string, string> = {}, id = 'prova'): RecordedSite {
  const names = Object.keys(pages)
  const none = {
    contract: null,
    schedule: null,
    collar: null,
    smartWorking: null,
    experienceYears: null,
    postedAt: null,
  }
  const lists = { cities: [], languages: [], skills: [], certifications: [], benefits: [], protectedCategories: false }
  return {
    id,
    about: { id, visitedAt: '2026-11-14T06:00:00Z' },
    expected: {
      archetype: 'prova',
      city: null,
      ambiguous: false,
      positions: Object.entries(titles).map(([title, path]) => ({ title, url: host + path, ...none, ...lists })),
      emails: [],
      phones: [],
      news: [],
    },
    responses: names.map((path) => ({ url: host + path, headers: { 'content-type': 'text/html' }, body: path })),
    bodies: new Map(names.map((path) => [path, { kind: 'html', document: parseDocument(pages[path] ?? '') }])),
  }
}

export function htmlOf({ bodies }: RecordedSite, path: string): string {
  const body = bodies.get(path)
  return body?.kind === 'html' ? getOuterHTML(body.document, { encodeEntities: 'utf8' }) : ''
}

export const titlesOf = ({ expected }: RecordedSite): string[] => expected.positions.map(({ title }) => title)
