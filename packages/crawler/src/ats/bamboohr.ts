import { z } from 'zod'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { counted, readListed, readOne, shaped } from './json-board.ts'
import { at, flagText, jsonOf, textAt, writtenIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { subdomainOf, webAddress } from './web-address.ts'

const ownNames = new Set([
  'www',
  'app',
  'api',
  'documentation',
  'help',
  'resources',
  'partners',
  'marketplace',
  'login',
  'status',
])
const listShape = z.looseObject({
  result: z.array(z.unknown()),
  meta: z.looseObject({ totalCount: z.number() }).optional().catch(undefined),
})
const jobPath = /\/(?:careers|hiring\/jobs)\/(\d+)/

/** The calls behind the careers page; the list has no texts, each job's detail has. */
export const bamboohr: TrackingSystem = {
  name: 'bamboohr',
  marks: ['bamboohr.com'],
  recognise: (url) => {
    const token = subdomainOf(url, 'bamboohr.com', ownNames)
    return token === null ? null : boardOf(token)
  },
  recogniseMarkup,
  requests: (board) =>
    [`${board.url}/list`, new URL('/jobs/embed2.php', board.url).href, board.url].map((url) => ({ url })),
  read,
}

function boardOf(token: string): Board {
  return { system: 'bamboohr', token, url: `https://${token}.bamboohr.com/careers` }
}

/** `<div id="BambooHR" data-domain="rossi.bamboohr.com">` */
function recogniseMarkup(page: HtmlPage): Board[] {
  const token = /data-domain=["']([a-z0-9-]{1,63})\.bamboohr\.com["']/i.exec(page.html)?.[1]?.toLowerCase()
  return token === undefined || ownNames.has(token) ? [] : [boardOf(token)]
}

function jobIdOf(url: URL): string | null {
  const isOld = url.pathname === '/jobs/view.php'
  const id = isOld ? url.searchParams.get('id') : jobPath.exec(url.pathname)?.[1]
  return /^\d+$/.exec(id ?? '')?.[0] ?? null
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'bamboohr', (url) =>
      url.hostname === new URL(board.url).hostname ? jobIdOf(url) : null,
    )
  }
  const opening = at(answer, 'result', 'jobOpening')
  if (opening !== undefined) {
    const id = jobPath.exec(URL.parse(page.url)?.pathname ?? '')?.[1] ?? null
    return readOne(positionIn(opening, page, board, id))
  }
  const list = shaped(listShape, answer)
  if (list === null) return driftedBoard
  const read = readListed(list.result, (job) => positionIn(job, page, board, textAt(job, 'id')))
  const ids = read.positions.flatMap(({ reference }) =>
    reference !== null && /^\d+$/.test(reference) ? [reference] : [],
  )
  return { ...read, next: ids.map((id) => ({ url: `${board.url}/${id}/detail` })), ...counted(list.meta?.totalCount) }
}

function positionIn(job: unknown, page: Page, board: Board, id: string | null): RawPosition | null {
  const title = textAt(job, 'jobOpeningName')
  if (title === null) return null
  const type = textAt(job, 'employmentStatusLabel')
  const status = textAt(job, 'jobOpeningStatus')
  const shared = webAddress(textAt(job, 'jobOpeningShareUrl'))
  return positionOf('bamboohr', page.url, {
    title,
    url: shared ?? (id === null ? board.url : `${board.url}/${encodeURIComponent(id)}`),
    reference: id,
    sections: sectionsOfDescription(textAt(job, 'description')),
    stated: {
      place: [
        {
          town:
            textAt(job, 'location', 'city') ?? textAt(job, 'atsLocation', 'city') ?? textAt(job, 'location', 'state'),
          country: textAt(job, 'location', 'addressCountry') ?? textAt(job, 'atsLocation', 'country'),
        },
      ],
      contract: type,
      schedule: type,
      remote: flagText(page, job, 'isRemote', true) ?? workplaceOf(job, page),
      experience: textAt(job, 'minimumExperience'),
      pay: textAt(job, 'compensation'),
      postedAt: textAt(job, 'datePosted'),
    },
    closed: status === null || /^open$/i.test(status) ? null : status,
  })
}

/** 0 is on site, 1 remote, 2 hybrid; a bare number would say nothing, so its name is quoted with it. */
function workplaceOf(job: unknown, page: Page): string | null {
  const type = textAt(job, 'locationType')
  if (type === null || !/^[0-2]$/.test(type)) return null
  return writtenIn(page, `"locationType"\\s{0,20}:\\s{0,20}"?${type}"?`)
}
