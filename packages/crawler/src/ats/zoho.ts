import { z } from 'zod'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { at, flagText, jsonOf, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem, unreadableBoard } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'
import { readXmlFeed, rssShape } from './xml-feed.ts'
import { zohoRecords } from './zoho-records.ts'

const boardHost = /^([a-z0-9-]+)\.zohorecruit\.(?:eu|com|in|com\.au|ca|sa)$/
const ownNames = /^(?:www|accounts|help|static|api|recruit)$/
/** The call answers no more at once, and doesn't say whether there are more. */
const maxListed = 200
/** Nor does the page hold more. */
const maxEmbedded = 750

const extraFields = JSON.stringify(['Job_Description', 'Remote_Job', 'State', 'Salary'])
const answerShape = z.looseObject({ data: z.array(z.unknown()) })

/** Zoho Recruit's careers pages: the call behind the page, else its RSS, which many have turned off, else the page's own data. */
export const zoho: TrackingSystem = {
  name: 'zoho',
  marks: ['zohorecruit.'],
  recognise,
  requests: (board) => {
    const origin = `https://${board.host}`
    const site = encodeURIComponent(siteOf(board))
    return [
      // Texts come only where asked for by name.
      {
        url: `${origin}/recruit/v2/public/Job_Openings?pagename=${site}&source=CareerSite&extra_fields=${encodeURIComponent(extraFields)}`,
      },
      { url: `${origin}/jobs/${site}/rss` },
      { url: board.url },
    ]
  },
  read,
}

const siteOf = ({ token }: Board) => token.split('/')[1] ?? 'Careers'

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const company = boardHost.exec(host)?.[1]
  if (company === undefined || ownNames.test(company)) return null
  const [jobs, named] = pathParts(url)
  const site = jobs === 'jobs' && isToken(named) ? named : (url.searchParams.get('pagename') ?? 'Careers')
  if (!isToken(site)) return null
  return { system: 'zoho', token: `${company}/${site}`, url: `https://${host}/jobs/${encodeURIComponent(site)}`, host }
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined && page.kind === 'xml') return readRss(page)
  if (answer === undefined) return page.kind === 'html' ? readPage(page, board) : unreadableBoard
  const found = shaped(answerShape, answer)
  if (found === null) return driftedBoard
  const read = readRecords(found.data, page, board)
  return { ...read, isComplete: read.isComplete && found.data.length < maxListed }
}

/** A list or a job as records in the page, which a script draws; a page without them as a reader sees it. */
function readPage(page: HtmlPage, board: Board): BoardRead {
  const own = URL.parse(page.url)
  const records = page.status < 400 ? zohoRecords(page) : undefined
  if (own === null || records === undefined) return readHtmlBoard(page, 'zoho', jobIdOf)
  const read = readRecords(records, page, board)
  if (jobIdOf(own)) return read
  return {
    ...read,
    next: read.positions.map(({ url }) => ({ url })),
    isComplete: read.isComplete && records.length < maxEmbedded,
  }
}

function readRecords(records: unknown[], page: Page, board: Board): BoardRead {
  const open = records.filter((job) => at(job, 'Publish') !== false && at(job, 'Is_Locked') !== true)
  return readListed(open, (job) => positionIn(job, page, board))
}

/** A list that was taken down answers with an empty feed. */
function readRss(page: Page): BoardRead {
  const read = readXmlFeed(page, 'zoho', [rssShape], jobIdOf)
  return {
    ...read,
    next: read.positions.map(({ url }) => ({ url })),
    isComplete: read.isComplete && read.positions.length > 0,
  }
}

function jobIdOf(url: URL): string | null {
  return boardHost.test(url.hostname) ? (/^\/jobs\/[^/]+\/(\d{6,})/.exec(url.pathname)?.[1] ?? null) : null
}

/** As the page links it. */
function jobUrl(board: Board, id: string, title: string): string {
  const name = encodeURIComponent(title.replace(/[^\p{L}\p{N}]+/gu, '-'))
  return `${board.url}/${encodeURIComponent(id)}/${name}?source=CareerSite`
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'Posting_Title') ?? textAt(job, 'Job_Opening_Name')
  const id = textAt(job, 'id')
  if (title === null || id === null) return null
  const type = textAt(job, 'Job_Type')
  return positionOf('zoho', page.url, {
    title,
    url: webAddress(textAt(job, '$url')) ?? jobUrl(board, id, title),
    reference: id,
    sections: sectionsOfDescription(textAt(job, 'Job_Description')),
    stated: {
      place: [{ town: textAt(job, 'City') ?? textAt(job, 'State'), country: textAt(job, 'Country') }],
      contract: type,
      schedule: type,
      remote: flagText(page, job, 'Remote_Job', true),
      experience: textAt(job, 'Work_Experience'),
      pay: textAt(job, 'Salary'),
      postedAt: textAt(job, 'Date_Opened'),
    },
  })
}
