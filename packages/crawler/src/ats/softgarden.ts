import { z } from 'zod'
import type { Page } from '../page.ts'
import { readHtmlBoard } from './html-board.ts'
import { positionOfPosting, postingsIn } from './job-posting.ts'
import { shaped } from './json-board.ts'
import { answerText, jsonOf, textAt } from './json-values.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { webAddress } from './web-address.ts'

const feedShape = z.union([z.looseObject({ dataFeedElement: z.array(z.unknown()) }), z.array(z.unknown())])
const boardHost = /^([a-z0-9-]+)\.(?:career\.softgarden\.de|softgarden\.(?:io|de))$/
const ownNames = /^(?:www|app|api|dev|certificate|jobdb|static|cdn|support|help|blog|career|login)$/
const jobPath = /\/(?:job|vacanc(?:y|ies))\/(\d+)/

/** The careers site's feed, a schema.org `DataFeed`; also on the company's own domain. */
export const softgarden: TrackingSystem = {
  name: 'softgarden',
  marks: ['softgarden', 'jobs.feed.json'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const token = boardHost.exec(host)?.[1] ?? (url.pathname === '/jobs.feed.json' ? host : null)
    if (token === null || ownNames.test(token)) return null
    return { system: 'softgarden', token, url: `https://${host}/`, host }
  },
  requests: (board) => {
    const classic = boardHost.test(board.host ?? '') ? `https://${board.token}.career.softgarden.de/` : board.url
    const feeds = [...new Set([board.url, classic])].map((host) => `${host}jobs.feed.json`)
    // Newer hosts list every job in the page, and most of them have no feed.
    const isNewer = board.host?.endsWith('.softgarden.io')
    return (isNewer ? [board.url, ...feeds] : [...feeds, board.url]).map((url) => ({ url }))
  },
  read,
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    const seen = readHtmlBoard(page, 'softgarden', (url) =>
      url.hostname === board.host || boardHost.test(url.hostname) ? jobPath.exec(url.pathname)?.[1] : null,
    )
    const ids = /complete_job_id_list["']?\s{0,5}[:=]\s{0,5}(?:\w{1,40}\s{0,5}=\s{0,5})?\[([\d,\s"']{0,20000})\]/.exec(
      answerText(page),
    )?.[1]
    if (ids === undefined) return seen
    const total = new Set(ids.match(/\d+/g) ?? []).size
    return total === 0 && seen.positions.length === 0
      ? { positions: [], next: [], isComplete: true, total }
      : { ...seen, total }
  }
  const isFeed = shaped(feedShape, answer) !== null
  const postings = postingsIn(answer)
  if (!isFeed && postings.length === 0) return driftedBoard
  const positions = postings.flatMap((posting) => {
    const url = webAddress(textAt(posting, 'url'), board.url) ?? board.url
    const reference = jobPath.exec(new URL(url).pathname)?.[1] ?? null
    return positionOfPosting(posting, { system: 'softgarden', answerUrl: page.url, url, reference }) ?? []
  })
  return { positions, next: [], isComplete: isFeed && positions.length === postings.length }
}
