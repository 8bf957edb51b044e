import { z } from 'zod'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readListed, readOne, shaped } from './json-board.ts'
import { at, jsonOf, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type BoardRead, driftedBoard, type TrackingSystem, unreadableBoard } from './tracking-system.ts'
import { isToken, pathParts } from './web-address.ts'

const api = 'https://core.glickon.com/api/candidate/latest'

const companyShape = z.looseObject({ sections: z.array(z.looseObject({ id: z.number() })) })
const sectionShape = z.looseObject({ challenges: z.array(z.unknown()) })

/** Glickon: a company has sections, a section its jobs ("challenges"), a job its place. */
export const glickon: TrackingSystem = {
  name: 'glickon',
  marks: ['glickon.com'],
  recognise: (url) => {
    const parts = pathParts(url)
    const kind = parts.indexOf('companies')
    const token = kind === -1 ? undefined : parts[kind + 1]
    if (!/^(?:www\.|core\.)?glickon\.com$/.test(url.hostname) || !isToken(token)) return null
    return { system: 'glickon', token, url: `https://www.glickon.com/it/companies/${encodeURIComponent(token)}` }
  },
  requests: ({ token }) => [{ url: `${api}/companies/${encodeURIComponent(token)}` }],
  read,
}

function read(page: Page): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) return unreadableBoard
  if (at(answer, 'hash') !== undefined) return readOne(positionIn(answer, page))
  const company = shaped(companyShape, answer)
  if (company !== null) {
    const next = company.sections.slice(0, 50).map(({ id }) => ({ url: `${api}/sections/${id}?from_www=true` }))
    return { positions: [], next, isComplete: next.length > 0 }
  }
  const section = shaped(sectionShape, answer)
  if (section === null) return driftedBoard
  const read = readListed(section.challenges, (job) => positionIn(job, page))
  const hashes = read.positions.flatMap(({ reference }) => reference ?? [])
  return { ...read, next: hashes.map((hash) => ({ url: `${api}/company_challenges/${hash}` })) }
}

function positionIn(job: unknown, page: Page): RawPosition | null {
  const title = textAt(job, 'name')
  const hash = textAt(job, 'hash')
  if (title === null || hash === null || !/^[\w-]{2,80}$/.test(hash)) return null
  return positionOf('glickon', page.url, {
    title,
    url: `https://www.glickon.com/it/challenges/${hash}`,
    reference: hash,
    sections: sectionsOfDescription(textAt(job, 'description')),
    stated: { place: [textAt(job, 'location')] },
  })
}
