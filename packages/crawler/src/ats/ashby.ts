import { z } from 'zod'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { at, flagText, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const listShape = z.looseObject({ jobs: z.array(z.unknown()) })
const jobPath = /^\/[^/]+\/([0-9a-f]{8}-[0-9a-f-]{27})/i

/** https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: TrackingSystem = {
  name: 'ashby',
  marks: ['ashby'],
  recognise,
  recogniseMarkup,
  requests: (board) => {
    const token = encodeURIComponent(board.token)
    return [
      { url: `https://api.ashbyhq.com/posting-api/job-board/${token}?includeCompensation=true` },
      { url: `https://api.ashbyhq.com/posting-api/job-board/${token}` },
      { url: board.url },
    ]
  },
  read,
}

function boardOf(token: string): Board {
  return { system: 'ashby', token, url: `https://jobs.ashbyhq.com/${encodeURIComponent(token)}` }
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  if (host !== 'jobs.ashbyhq.com' && host !== 'api.ashbyhq.com') return null
  const token = pathParts(url)[host === 'jobs.ashbyhq.com' ? 0 : 2]
  return isToken(token) && token !== 'api' ? boardOf(token) : null
}

/** `<div id="ashby_embed">` with the board's name in the page's own script. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const token = /ashbyBoardName["']?\s{0,5}[:=]\s{0,5}["']([\w.-]{1,80})["']/i.exec(page.html)?.[1]
  return token === undefined ? [] : [boardOf(token)]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'ashby', (url) =>
      url.hostname === 'jobs.ashbyhq.com' ? jobPath.exec(url.pathname)?.[1] : null,
    )
  }
  const list = shaped(listShape, answer)
  return list === null ? driftedBoard : readListed(list.jobs, (job) => positionIn(job, page, board))
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  if (title === null) return null
  const url = webAddress(textAt(job, 'jobUrl'))
  const type = textAt(job, 'employmentType')
  return positionOf('ashby', page.url, {
    title,
    url: url ?? board.url,
    reference: textAt(job, 'id') ?? (url === null ? null : (jobPath.exec(new URL(url).pathname)?.[1] ?? null)),
    sections: sectionsOfDescription(textAt(job, 'descriptionHtml') ?? textAt(job, 'descriptionPlain')),
    stated: {
      place: [placeOf(job), ...listAt(job, 'secondaryLocations').map(placeOf)],
      contract: type,
      schedule: type,
      remote: textAt(job, 'workplaceType') ?? flagText(page, job, 'isRemote', true),
      pay:
        textAt(job, 'compensation', 'scrapeableCompensationSalarySummary') ??
        textAt(job, 'compensation', 'compensationTierSummary'),
      postedAt: textAt(job, 'publishedAt') ?? textAt(job, 'publishedDate'),
    },
    closed: flagText(page, job, 'isListed', false),
    applyUrl: webAddress(textAt(job, 'applyUrl')),
  })
}

function placeOf(place: unknown) {
  const address = at(place, 'address', 'postalAddress')
  return {
    town: textAt(address, 'addressLocality') ?? textAt(place, 'location') ?? textAt(place, 'locationName'),
    country: textAt(address, 'addressCountry'),
  }
}
