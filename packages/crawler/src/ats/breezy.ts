import { z } from 'zod'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { at, flagText, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { subdomainOf, webAddress } from './web-address.ts'

const ownNames = new Set([
  'www',
  'app',
  'api',
  'developer',
  'marketing',
  'help',
  'assets-cdn',
  'attachments-cdn',
  'gallery-cdn',
])

const answerShape = z.array(z.looseObject({ name: z.string() }))

/** Breezy's portals: every job in one call, each with a page of its own. */
export const breezy: TrackingSystem = {
  name: 'breezy',
  marks: ['.breezy.hr'],
  recognise: (url) => {
    const token = subdomainOf(url, 'breezy.hr', ownNames)
    return token === null ? null : { system: 'breezy', token, url: `https://${token}.breezy.hr/` }
  },
  // Asked so, the list has every job's text.
  requests: ({ url }) => [{ url: `${url}json?verbose=true` }, { url: `${url}json` }, { url }],
  read,
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) return readHtmlBoard(page, 'breezy', (url) => jobIdOf(url, board))
  const jobs = shaped(answerShape, answer)
  if (jobs === null) return driftedBoard
  const read = readListed(jobs, (job) => positionIn(job, page, board))
  return { ...read, next: read.positions.filter(({ sections }) => sections.length === 0).map(({ url }) => ({ url })) }
}

function jobIdOf(url: URL, board: Board): string | null {
  if (url.hostname !== new URL(board.url).hostname) return null
  return /^\/p\/([0-9a-f]{8,32})\b/.exec(url.pathname)?.[1] ?? null
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'name')
  const url = webAddress(textAt(job, 'url') ?? namedAddress(job), board.url)
  if (title === null || url === null) return null
  const type = textAt(job, 'type', 'name') ?? textAt(job, 'type')
  const places = [at(job, 'location'), ...listAt(job, 'locations')]
  const remote = places.find((place) => at(place, 'is_remote') === true)
  const hybrid = /^hybrid$/i.exec(textAt(remote, 'remote_details', 'value') ?? '')?.[0]
  return positionOf('breezy', page.url, {
    title,
    url,
    reference: jobIdOf(new URL(url), board) ?? textAt(job, 'id'),
    sections: sectionsOfDescription(textAt(job, 'description')),
    stated: {
      place: places.map((place) => ({
        town: textAt(place, 'city') ?? textAt(place, 'name') ?? textAt(place),
        country: textAt(place, 'country', 'name') ?? textAt(place, 'country', 'id'),
      })),
      contract: type,
      schedule: type,
      // The flag is set for those who come to the office on some days, too.
      remote: hybrid ?? flagText(page, remote, 'is_remote', true),
      pay: textAt(job, 'salary'),
      postedAt: textAt(job, 'published_date'),
      employer: textAt(job, 'company', 'name'),
    },
  })
}

function namedAddress(job: unknown): string | null {
  const name = textAt(job, 'friendly_id')
  return name === null ? null : `/p/${encodeURIComponent(name)}`
}
