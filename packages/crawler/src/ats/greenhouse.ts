import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { at, jsonOf, listAt, textAt, textsIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, type TrackingSystem, UNREADABLE } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const HOST = /^(?:boards|job-boards|boards-api|api)(\.eu)?\.greenhouse\.io$/
const NOT_TOKENS = new Set(['embed', 'v1', 'users', 'assets'])

/** Harvest's public side, https://developers.greenhouse.io/job-board.html */
export const greenhouse: TrackingSystem = {
  name: 'greenhouse',
  marks: ['greenhouse.io'],
  recognise,
  requests: (board) => {
    const eu = board.host?.includes('.eu.') ? '.eu' : ''
    const token = encodeURIComponent(board.token)
    return [{ url: `https://boards-api${eu}.greenhouse.io/v1/boards/${token}/jobs?content=true` }, { url: board.url }]
  },
  read,
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const region = host.match(HOST)
  if (region === null) return null
  const parts = pathParts(url)
  const inPath = parts[0] === 'v1' && parts[1] === 'boards' ? parts[2] : parts[0]
  const token = url.searchParams.get('for') ?? inPath
  if (!isToken(token) || NOT_TOKENS.has(token)) return null
  const boardHost = `boards${region[1] ?? ''}.greenhouse.io`
  return { system: 'greenhouse', token, url: `https://${boardHost}/${encodeURIComponent(token)}`, host: boardHost }
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'greenhouse', (url) =>
      HOST.test(url.hostname) ? /\/jobs\/(\d+)/.exec(url.pathname)?.[1] : null,
    )
  }
  if (!Array.isArray(at(answer, 'jobs'))) return UNREADABLE
  const jobs = listAt(answer, 'jobs')
  const positions = jobs.flatMap((job) => positionIn(job, page, board) ?? [])
  const total = at(answer, 'meta', 'total')
  const isCounted = typeof total !== 'number' || total <= jobs.length
  return { positions, next: [], isComplete: isCounted && positions.length === jobs.length }
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  const id = textAt(job, 'id')
  if (title === null) return null
  const url = webAddress(textAt(job, 'absolute_url')) ?? (id === null ? board.url : `${board.url}/jobs/${id}`)
  const employment = metadataOf(job, /employment|contract|contratto|time type|job type/i)
  const location = textAt(job, 'location', 'name')
  return positionOf('greenhouse', page.url, {
    title,
    url,
    reference: id,
    sections: sectionsOfDescription(textAt(job, 'content')),
    stated: {
      place: location === null ? textsIn(job, ['offices'], 'location') : location.split(/[;|•]/),
      contract: employment,
      schedule: employment,
      remote:
        metadataOf(job, /remote|workplace|location type|smart/i) ?? location?.match(/\b(?:remote|hybrid)\b/i)?.[0],
      postedAt: textAt(job, 'first_published'),
      validThrough: textAt(job, 'application_deadline'),
      employer: textAt(job, 'company_name'),
      language: textAt(job, 'language'),
    },
  })
}

/** Boards may show fields of their own: `[{ name: 'Employment type', value: 'Full-time' }]`. */
function metadataOf(job: unknown, name: RegExp): string | null {
  const field = listAt(job, 'metadata').find((entry) => name.test(textAt(entry, 'name') ?? ''))
  return textAt(field, 'value') ?? listAt(field, 'value').find((value) => typeof value === 'string') ?? null
}
