import type { Page } from '../page.ts'
import { readHtmlBoard } from './html-board.ts'
import { positionOfPosting, postingsIn } from './job-posting.ts'
import { at, jsonOf, textAt } from './json-values.ts'
import { type Board, type BoardRead, type TrackingSystem, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'

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
    const hosts = new Set([board.url, classic])
    return [...[...hosts].map((host) => `${host}jobs.feed.json`), board.url].map((url) => ({ url }))
  },
  read,
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'softgarden', (url) =>
      url.hostname === board.host || boardHost.test(url.hostname) ? jobPath.exec(url.pathname)?.[1] : null,
    )
  }
  const isFeed = Array.isArray(at(answer, 'dataFeedElement')) || Array.isArray(answer)
  const postings = postingsIn(answer)
  if (!isFeed && postings.length === 0) return unreadableBoard
  const positions = postings.flatMap((posting) => {
    const url = webAddress(textAt(posting, 'url'), board.url) ?? board.url
    const reference = jobPath.exec(new URL(url).pathname)?.[1] ?? null
    return positionOfPosting(posting, { system: 'softgarden', answerUrl: page.url, url, reference }) ?? []
  })
  return { positions, next: [], isComplete: isFeed && positions.length === postings.length }
}
