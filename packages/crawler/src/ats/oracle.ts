import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { counted, readListed, readOne, shaped } from './json-board.ts'
import { at, jsonOf, textAt, textsIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { pathParts } from './web-address.ts'

const pageSize = 25
const maxOffset = 10_000
/** Its server gives no more at once; a board with more jobs is asked for this many. */
const largePage = 200
const api = '/hcmRestApi/resources/latest/'
const answerShape = z.looseObject({
  items: z.array(
    z.looseObject({
      TotalJobsCount: z.number().optional().catch(undefined),
      requisitionList: z.array(z.unknown()).optional(),
    }),
  ),
})
const jobParts = [
  'ExternalDescriptionStr',
  'ExternalResponsibilitiesStr',
  'ExternalQualificationsStr',
  'CorporateDescriptionStr',
]

/** Oracle Recruiting's candidate site, by the calls that the site itself makes. */
export const oracle: TrackingSystem = {
  name: 'oracle',
  marks: ['oraclecloud.com'],
  recognise,
  requests: (board) => [listing(board, 0), { url: board.url }],
  read,
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  if (!host.endsWith('.oraclecloud.com')) return null
  const parts = pathParts(url)
  const site = parts[parts.indexOf('sites') + 1]
  if (parts[1] !== 'CandidateExperience' || !parts.includes('sites')) return null
  if (site === undefined || !/^[\w-]{1,60}$/.test(site)) return null
  const language = /^[a-z]{2}(?:-[A-Z]{2})?$/.exec(parts[2] ?? '')?.[0] ?? 'en'
  return {
    system: 'oracle',
    token: site,
    url: `https://${host}/hcmUI/CandidateExperience/${language}/sites/${site}`,
    host,
  }
}

function listing(board: Board, offset: number, limit = pageSize): FetchRequest {
  const finder = `findReqs;siteNumber=${board.token},limit=${limit},offset=${offset},sortBy=POSTING_DATES_DESC`
  return {
    url: `https://${board.host}${api}recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.secondaryLocations&finder=${finder}`,
  }
}

function detail(board: Board, id: string): FetchRequest {
  const finder = `ById;Id=%22${encodeURIComponent(id)}%22,siteNumber=${board.token}`
  return {
    url: `https://${board.host}${api}recruitingCEJobRequisitionDetails?expand=all&onlyData=true&finder=${finder}`,
  }
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'oracle', (url) =>
      url.hostname === board.host ? /\/sites\/[^/]+\/job\/([\w-]+)/.exec(url.pathname)?.[1] : null,
    )
  }
  const [item] = shaped(answerShape, answer)?.items ?? []
  if (item === undefined) return driftedBoard
  if (item.requisitionList === undefined) return readOne(positionIn(item, page, board))
  const read = readListed(item.requisitionList, (job) => positionIn(job, page, board))
  const ids = read.positions.flatMap(({ reference }) => reference ?? [])
  return {
    ...read,
    next: [...pageAfter(item, item.requisitionList.length, page, board), ...ids.map((id) => detail(board, id))],
    ...counted(item.TotalJobsCount),
  }
}

function pageAfter(item: unknown, count: number, page: Page, board: Board): FetchRequest[] {
  const total = at(item, 'TotalJobsCount')
  const reached = Number(/[,;]offset=(\d{1,5})/.exec(page.url)?.[1] ?? 0) + count
  return typeof total === 'number' && count > 0 && reached < total && reached < maxOffset
    ? [listing(board, reached, total > largePage ? largePage : pageSize)]
    : []
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'Title')
  const id = textAt(job, 'Id')
  if (title === null) return null
  const texts = jobParts.flatMap((part) => headedSections(null, textAt(job, part)))
  return positionOf('oracle', page.url, {
    title,
    url: id === null ? board.url : `${board.url}/job/${encodeURIComponent(id)}`,
    reference: id,
    sections: texts.length > 0 ? texts : headedSections(null, textAt(job, 'ShortDescriptionStr')),
    stated: {
      place: [textAt(job, 'PrimaryLocation'), ...textsIn(job, ['secondaryLocations'], 'Name')],
      contract: textAt(job, 'ContractType') ?? textAt(job, 'WorkerType'),
      schedule: textAt(job, 'JobSchedule') ?? textAt(job, 'JobShift'),
      remote: textAt(job, 'WorkplaceType'),
      postedAt: textAt(job, 'PostedDate') ?? textAt(job, 'ExternalPostedStartDate'),
      validThrough: textAt(job, 'PostingEndDate') ?? textAt(job, 'ExternalPostedEndDate'),
    },
  })
}
