import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections } from './description.ts'
import { counted, readListed, readOne, shaped } from './json-board.ts'
import { at, flagText, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { groupsAt, readJobPages } from './smartrecruiters-pages.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const listShape = z.looseObject({ content: z.array(z.unknown()), totalFound: z.number().optional().catch(undefined) })
const pageSize = 100
const maxOffset = 2_000
const boardHost = /^(?:jobs|careers|www)\.smartrecruiters\.com$/
const notTokens = new Set([
  'sr-jobs',
  'job-widget',
  'static',
  'app',
  'login',
  'my-applications',
  'api',
  'blog',
  'about',
])
/** Where the company stands in `/oneclick-ui/company/Rossi/…`, `/ni/Rossi/…` and the widget's `/job-api/public/search/widgets/Rossi/…`. */
const prefixes: ReadonlyMap<string | undefined, number> = new Map([
  ['oneclick-ui', 2],
  ['ni', 1],
  ['job-api', 4],
])
const jobParts = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation']

/** https://developers.smartrecruiters.com/docs/endpoints; its robots.txt keeps nearly all robots from the call, so the public pages come after it. */
export const smartrecruiters: TrackingSystem = {
  name: 'smartrecruiters',
  marks: ['smartrecruiters.com'],
  recognise,
  recogniseMarkup,
  requests: (board) => [
    ...[listingUrl(board, 0), `${postingsOf(board)}?limit=${pageSize}&offset=0`, postingsOf(board), board.url].map(
      (url) => ({ url }),
    ),
    groupsAt(board, 0),
  ],
  read,
}

function boardOf(token: string): Board {
  return { system: 'smartrecruiters', token, url: `https://careers.smartrecruiters.com/${encodeURIComponent(token)}` }
}

function postingsOf(board: Board): string {
  return `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board.token)}/postings`
}

function listingUrl(board: Board, offset: number): string {
  return `${postingsOf(board)}?limit=${pageSize}${offset === 0 ? '' : `&offset=${offset}`}`
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  if (!host.endsWith('.smartrecruiters.com')) return null
  const parts = pathParts(url)
  if (host === 'api.smartrecruiters.com')
    return parts[1] === 'companies' && isToken(parts[2]) ? boardOf(parts[2]) : null
  if (!boardHost.test(host)) return null
  const token = url.searchParams.get('company') ?? parts[prefixes.get(parts[0]) ?? 0]
  // The vendor's own pages stand on this host too.
  const isBoard = host !== 'www.smartrecruiters.com' || parts[0] === 'job-api' || /^\d{6,}/.test(parts[1] ?? '')
  return isBoard && isToken(token) && !notTokens.has(token) ? boardOf(token) : null
}

/** `widget({ "company_code": "Rossi", … })` */
function recogniseMarkup(page: HtmlPage): Board[] {
  const token = /company[_-]code["']?\s{0,5}[:=]\s{0,5}["']([\w.-]{1,80})["']/i.exec(page.html)?.[1]
  return token === undefined ? [] : [boardOf(token)]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) return readJobPages(page, board, (url) => jobIdOf(url, board))
  if (at(answer, 'jobAd') !== undefined) return readOne(positionIn(answer, page, board))
  const list = shaped(listShape, answer)
  if (list === null) return driftedBoard
  const read = readListed(list.content, (posting) => positionIn(posting, page, board))
  return {
    ...read,
    next: [
      ...pageAfter(answer, list.content.length, board),
      ...read.positions.flatMap((position) => detailOf(position, board)),
    ],
    // A company that it doesn't know has no postings either.
    isComplete: read.isComplete && read.positions.length > 0,
    ...counted(list.totalFound),
  }
}

/** A company's page may lead to the search of all companies' jobs. */
function jobIdOf(url: URL, board: Board): string | null {
  const [company, job] = pathParts(url)
  if (!boardHost.test(url.hostname) || company?.toLowerCase() !== board.token.toLowerCase()) return null
  return /^\d{6,}/.exec(job ?? '')?.[0] ?? null
}

function detailOf({ reference }: RawPosition, board: Board): FetchRequest[] {
  return reference === null ? [] : [{ url: `${postingsOf(board)}/${encodeURIComponent(reference)}` }]
}

function pageAfter(answer: unknown, count: number, board: Board): FetchRequest[] {
  const total = at(answer, 'totalFound')
  const offset = at(answer, 'offset')
  const reached = (typeof offset === 'number' ? offset : 0) + count
  const isMore = typeof total === 'number' && count > 0 && reached < total && reached < maxOffset
  return isMore ? [{ url: listingUrl(board, reached) }] : []
}

function positionIn(posting: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(posting, 'name')
  const id = textAt(posting, 'id')
  if (title === null) return null
  const company = textAt(posting, 'company', 'identifier') ?? board.token
  const type = textAt(posting, 'typeOfEmployment', 'label') ?? textAt(posting, 'typeOfEmployment', 'id')
  const location = at(posting, 'location')
  const own =
    id === null
      ? board.url
      : `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(id)}`
  return positionOf('smartrecruiters', page.url, {
    title,
    url: webAddress(textAt(posting, 'postingUrl')) ?? own,
    reference: id,
    sections: jobParts.flatMap((part) => {
      const section = at(posting, 'jobAd', 'sections', part)
      return headedSections(textAt(section, 'title'), textAt(section, 'text'))
    }),
    stated: {
      place: [
        {
          town: textAt(location, 'city') ?? textAt(location, 'fullLocation') ?? textAt(location, 'region'),
          country: textAt(location, 'country'),
        },
      ],
      contract: customField(posting, /contrat|contract/i) ?? type,
      schedule: type,
      remote: flagText(page, location, 'hybrid', true) ?? flagText(page, location, 'remote', true),
      postedAt: textAt(posting, 'releasedDate'),
      employer: textAt(posting, 'company', 'name'),
      language: textAt(posting, 'language', 'code'),
    },
    closed: flagText(page, posting, 'active', false),
    applyUrl: webAddress(textAt(posting, 'applyUrl')),
  })
}

function customField(posting: unknown, label: RegExp): string | null {
  const field = listAt(posting, 'customField').find((entry) => label.test(textAt(entry, 'fieldLabel') ?? ''))
  return textAt(field, 'valueLabel')
}
