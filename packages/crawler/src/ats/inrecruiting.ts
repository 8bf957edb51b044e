import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections } from './description.ts'
import { readCareerPage, readListPart } from './inrecruiting-pages.ts'
import { readListed, shaped } from './json-board.ts'
import { at, jsonOf, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const boardHost = /^([a-z0-9-]+)\.intervieweb\.it$/
/** Hosts that many companies share; others are one company's. */
const shared = /^(?:inrecruiting|zinrec|cezanneondemand|www|app|hrnext|jobs?|careers?)$/
const languageCode = /^[a-z]{2}$/
const ownJob = /href=["'][^"']{0,200}\/jobs\/[\w%-]{1,200}-\d+\/[a-z]{2}\/?["']/
const listShape = z.union([
  z.array(z.unknown()),
  z.looseObject({ announces: z.array(z.unknown()).optional(), announces_list: z.array(z.unknown()).optional() }),
])
const jobParts = [
  'description',
  'company_description',
  'position_description',
  'requirements_description',
  'other_information_description',
]

/** InRecruiting, also called Intervieweb; Zucchetti's and Cezanne's boards are the same. */
export const inrecruiting: TrackingSystem = {
  name: 'inrecruiting',
  marks: ['intervieweb.it'],
  recognise,
  recogniseMarkup,
  requests: (board) => {
    const italian = board.url.replace(/\/[a-z]{2}\/career$/, '/it/career')
    const urls = new Set([board.feed, jsonFeedOf(board), italian, board.url])
    return [...urls].flatMap((url) => (url === undefined ? [] : [{ url }]))
  },
  read,
}

/** The same call with data for an answer, where the company's page frames its HTML. */
function jsonFeedOf({ feed }: Board): string | undefined {
  const url = feed === undefined ? null : URL.parse(feed)
  if (url === null || !/annunci\.php$/i.test(url.pathname) || !url.searchParams.has('k')) return undefined
  if (!url.searchParams.has('format')) url.searchParams.set('format', 'json_en')
  return url.href
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const name = boardHost.exec(host)?.[1]
  if (name === undefined) return null
  const parts = pathParts(url)
  const account = url.searchParams.get('LAC') ?? url.searchParams.get('lac')
  const isShared = shared.test(name)
  const [first = ''] = parts
  const token = account ?? (isShared ? first : name)
  if (!isToken(token) || languageCode.test(token) || /\.php$|^(?:css|js|app|logos|images)$/.test(token)) return null
  const language = parts.slice(0, 2).find((part) => languageCode.test(part)) ?? 'it'
  const path = isShared ? `${encodeURIComponent(token)}/${language}/career` : `${language}/career`
  const board = { system: 'inrecruiting', token, url: `https://${host}/${path}`, host }
  // On a host of its own the company's key is enough.
  const isKeyed = account !== null || url.searchParams.has('k')
  const isListing = isKeyed && /\.php$/.test(url.pathname) && !url.searchParams.has('IdAnnuncio')
  return isListing ? { ...board, feed: url.href } : board
}

/** A careers site on the company's own domain: the parts are the system's, the jobs stand beside it. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const url = URL.parse(page.url)
  if (url === null || boardHost.test(url.hostname) || !ownJob.test(page.html)) return []
  return [{ system: 'inrecruiting', token: url.hostname, url: page.url, host: url.hostname }]
}

function read(page: Page, board: Board, request?: FetchRequest): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) return readCareerPage(page, (url) => jobIdOf(url, board))
  if (at(answer, 'success') !== undefined)
    return readListPart(answer, page, board, request, (url) => jobIdOf(url, board))
  const found = shaped(listShape, answer)
  const list = Array.isArray(found) ? found : (found?.announces ?? found?.announces_list)
  return readListed(list, (job) => positionIn(job, page, board))
}

function jobIdOf(url: URL, board: Board): string | null {
  if (!boardHost.test(url.hostname) && url.hostname !== board.host) return null
  const inPath = /\/jobs\/[^/]*?(\d+)(?:\/[a-z]{2})?\/?$/.exec(url.pathname)?.[1]
  return inPath ?? /^\d+$/.exec(url.searchParams.get('IdAnnuncio') ?? '')?.[0] ?? null
}

/** An entry of `annunci.php?…&format=json_en`, the call of the widget in the company's own page. */
function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  if (title === null) return null
  const url = webAddress(textAt(job, 'url'), board.url) ?? addressOf(job, board)
  return positionOf('inrecruiting', page.url, {
    title,
    url: url ?? board.url,
    reference: (url === null ? null : jobIdOf(new URL(url), board)) ?? textAt(job, 'id') ?? textAt(job, 'slug'),
    sections: jobParts.flatMap((part) => headedSections(null, textAt(job, part))),
    stated: {
      place: [textAt(job, 'city') ?? textAt(job, 'location')],
      contract: textAt(job, 'contract_type') ?? textAt(job, 'contract'),
      schedule: textAt(job, 'working_time') ?? textAt(job, 'employment_type'),
      postedAt: textAt(job, 'published') ?? textAt(job, 'published_date'),
      validThrough: textAt(job, 'expiring') ?? textAt(job, 'expiration'),
      employer: textAt(job, 'company'),
    },
    applyUrl: webAddress(textAt(job, 'registration_iframe_url'), board.url),
  })
}

/** Entries may name only their slug, `colatore-5501`. */
function addressOf(job: unknown, board: Board): string | null {
  const slug = textAt(job, 'slug')
  const career = /^(.{1,300}\/)([a-z]{2})\/career$/.exec(board.url)
  return slug === null || career === null ? null : `${career[1]}jobs/${encodeURIComponent(slug)}/${career[2]}/`
}
