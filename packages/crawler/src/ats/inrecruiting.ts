import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, type TrackingSystem, UNREADABLE } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const HOST = /^([a-z0-9-]+)\.intervieweb\.it$/
/** Hosts that many companies share; others are one company's. */
const SHARED = /^(?:inrecruiting|zinrec|cezanneondemand|www|app|hrnext|jobs?|careers?)$/
const LANGUAGE = /^[a-z]{2}$/
const PARTS = [
  'description',
  'company_description',
  'position_description',
  'requirements_description',
  'other_information_description',
]

/** InRecruiting, also called Intervieweb; Cezanne's boards are the same. */
export const inrecruiting: TrackingSystem = {
  name: 'inrecruiting',
  marks: ['intervieweb.it'],
  recognise,
  requests: (board) => {
    const italian = board.url.replace(/\/[a-z]{2}\/career$/, '/it/career')
    return [...new Set([board.feed, italian, board.url])].flatMap((url) => (url === undefined ? [] : [{ url }]))
  },
  read,
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const name = HOST.exec(host)?.[1]
  if (name === undefined) return null
  const parts = pathParts(url)
  const account = url.searchParams.get('LAC') ?? url.searchParams.get('lac')
  const isShared = SHARED.test(name)
  const [first = ''] = parts
  const token = account ?? (isShared ? first : name)
  if (!isToken(token) || LANGUAGE.test(token) || /\.php$|^(?:css|js|app|logos|images)$/.test(token)) return null
  const language = parts.slice(0, 2).find((part) => LANGUAGE.test(part)) ?? 'it'
  const path = isShared ? `${encodeURIComponent(token)}/${language}/career` : `${language}/career`
  const board = { system: 'inrecruiting', token, url: `https://${host}/${path}`, host }
  const isListing = account !== null && /\.php$/.test(url.pathname) && !url.searchParams.has('IdAnnuncio')
  return isListing ? { ...board, feed: url.href } : board
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) return readHtmlBoard(page, 'inrecruiting', jobIdOf)
  if (!Array.isArray(answer)) return UNREADABLE
  const jobs = listAt({ answer }, 'answer')
  const positions = jobs.flatMap((job) => positionIn(job, page, board) ?? [])
  return { positions, next: [], isComplete: positions.length === jobs.length }
}

function jobIdOf(url: URL): string | null {
  if (!HOST.test(url.hostname)) return null
  const inPath = /\/jobs\/[^/]*?(\d+)(?:\/[a-z]{2})?\/?$/.exec(url.pathname)?.[1]
  return inPath ?? /^\d+$/.exec(url.searchParams.get('IdAnnuncio') ?? '')?.[0] ?? null
}

/** An entry of `annunci.php?…&format=json_en`, the call of the widget in the company's own page. */
function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  if (title === null) return null
  const url = webAddress(textAt(job, 'url'), board.url)
  return positionOf('inrecruiting', page.url, {
    title,
    url: url ?? board.url,
    reference: (url === null ? null : jobIdOf(new URL(url))) ?? textAt(job, 'id') ?? textAt(job, 'slug'),
    sections: PARTS.flatMap((part) => headedSections(null, textAt(job, part))),
    stated: {
      place: [textAt(job, 'location') ?? textAt(job, 'city')],
      contract: textAt(job, 'contract_type') ?? textAt(job, 'contract'),
      schedule: textAt(job, 'working_time') ?? textAt(job, 'employment_type'),
      postedAt: textAt(job, 'published') ?? textAt(job, 'published_date'),
      validThrough: textAt(job, 'expiring') ?? textAt(job, 'expiration'),
      employer: textAt(job, 'company'),
    },
    applyUrl: webAddress(textAt(job, 'registration_iframe_url'), board.url),
  })
}
