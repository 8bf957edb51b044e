import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { counted, readListed, readOne, shaped } from './json-board.ts'
import { at, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const boardHost = /^(?:boards|job-boards|boards-api|api|app)(\.eu)?\.greenhouse\.io$/
const listShape = z.looseObject({
  jobs: z.array(z.unknown()),
  meta: z.looseObject({ total: z.number() }).optional().catch(undefined),
})
const notTokens = new Set(['embed', 'v1', 'users', 'assets'])
const boardToken = /\b(?:greenhouse|grnhse)?[_-]?board[_-]?token["']?\s{0,5}[:=]\s{0,5}["']([\w-]{1,80})["']/i

/** Harvest's public side, https://developers.greenhouse.io/job-board.html */
export const greenhouse: TrackingSystem = {
  name: 'greenhouse',
  marks: ['greenhouse', 'grnhse'],
  recognise,
  recogniseMarkup,
  requests: (board) => {
    const eu = board.host?.includes('.eu.') ? '.eu' : ''
    const token = encodeURIComponent(board.token)
    // European boards are served by the common call, else by their own host; `boards-api.eu` is no host.
    const hosts = eu === '' ? ['boards-api'] : ['boards-api', 'boards.eu']
    return [
      ...hosts.map((host) => `https://${host}.greenhouse.io/v1/boards/${token}/jobs?content=true`),
      `https://boards-api.greenhouse.io/v1/boards/${token}/jobs`,
      board.url,
      `https://job-boards${eu}.greenhouse.io/${token}`,
    ].map((url) => ({ url }))
  },
  read,
}

function boardOf(token: string, region: string): Board {
  const host = `boards${region}.greenhouse.io`
  return { system: 'greenhouse', token, url: `https://${host}/${encodeURIComponent(token)}`, host }
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const region = host.match(boardHost)
  if (region === null) return null
  const parts = pathParts(url)
  const inPath = parts[0] === 'v1' && parts[1] === 'boards' ? parts[2] : parts[0]
  const token = url.searchParams.get('for') ?? inPath
  if (!isToken(token) || notTokens.has(token)) return null
  return boardOf(token, region[1] ?? '')
}

/** `data-board-token="rossi"`, for a script of the company's own that fills the place of the board. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const token = boardToken.exec(page.html)?.[1]
  return token === undefined ? [] : [boardOf(token, '')]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'greenhouse', jobIdOf)
  }
  if (at(answer, 'absolute_url') !== undefined) return readOne(positionIn(answer, page, board))
  const list = shaped(listShape, answer)
  if (list === null) return driftedBoard
  const read = readListed(list.jobs, (job) => positionIn(job, page, board))
  return {
    ...read,
    next: read.positions.flatMap((position) => detailOf(position, page)),
    ...counted(list.meta?.total),
  }
}

/** A board on the company's own page links to `?gh_jid=700123` there. */
function jobIdOf(url: URL): string | null {
  if (boardHost.test(url.hostname)) return /\/jobs\/(\d+)/.exec(url.pathname)?.[1] ?? null
  return /^\d+$/.exec(url.searchParams.get('gh_jid') ?? '')?.[0] ?? null
}

/** A list requested without `content` has no texts. */
function detailOf({ reference, sections }: RawPosition, page: Page): FetchRequest[] {
  const list = URL.parse(page.url)
  if (list === null || reference === null || !/^\d+$/.test(reference) || sections.length > 0) return []
  return [{ url: `${list.origin}${list.pathname.replace(/\/$/, '')}/${reference}` }]
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
      place: location === null ? officesOf(job) : location.split(/[;|•]/),
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

function officesOf(job: unknown): (string | null)[] {
  return listAt(job, 'offices').map((office) => textAt(office, 'location') ?? textAt(office, 'name'))
}

/** Boards may show fields of their own: `[{ name: 'Employment type', value: 'Full-time' }]`. */
function metadataOf(job: unknown, name: RegExp): string | null {
  const field = listAt(job, 'metadata').find((entry) => name.test(textAt(entry, 'name') ?? ''))
  return textAt(field, 'value') ?? listAt(field, 'value').find((value) => typeof value === 'string') ?? null
}
