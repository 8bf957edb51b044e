import { z } from 'zod'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import { headedSections, sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { at, jsonOf, listAt, textAt, textsIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const boardHost = /^(?:jobs|api)(\.eu)?\.lever\.co$/
const listShape = z.array(z.unknown())
const jobPath = /^\/[^/]+\/([0-9a-f]{8}-[0-9a-f-]{27})/i

/** https://github.com/lever/postings-api: without a limit the call gives every posting. */
export const lever: TrackingSystem = {
  name: 'lever',
  marks: ['lever.co', 'everJobs'],
  recognise,
  recogniseMarkup,
  requests: (board) => {
    const eu = board.host?.includes('.eu.') ? '.eu' : ''
    return [
      { url: `https://api${eu}.lever.co/v0/postings/${encodeURIComponent(board.token)}?mode=json` },
      { url: board.url },
    ]
  },
  read,
}

function recognise(url: URL): Board | null {
  const region = url.hostname.toLowerCase().match(boardHost)
  if (region === null) return null
  const parts = pathParts(url)
  const token = parts[0] === 'v0' && parts[1] === 'postings' ? parts[2] : parts[0]
  if (!isToken(token) || token === 'v0') return null
  return boardOf(token, region[1] ?? '')
}

function boardOf(token: string, region: string): Board {
  const host = `jobs${region}.lever.co`
  return { system: 'lever', token, url: `https://${host}/${encodeURIComponent(token)}`, host }
}

/** `window.leverJobsOptions = {accountName: 'rossi'}`, `loadLeverJobs({accountName: 'rossi'})`. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const options =
    /\b(?:leverJobsOptions|loadLeverJobs)\b[^}]{0,300}?accountName["']?\s{0,5}:\s{0,5}["']([\w.-]{1,80})["']/
  const token = options.exec(page.html)?.[1]
  return token === undefined ? [] : [boardOf(token, '')]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'lever', (url) =>
      boardHost.test(url.hostname) ? jobPath.exec(url.pathname)?.[1] : null,
    )
  }
  // `group=team` wraps the postings: `[{ title: 'Produzione', postings: […] }]`.
  const list = shaped(listShape, answer)
  const entries = list === null ? [answer] : list.flatMap((entry) => at(entry, 'postings') ?? entry)
  return readListed(entries, (posting) => positionIn(posting, page, board))
}

function positionIn(posting: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(posting, 'text')
  const id = textAt(posting, 'id')
  if (title === null) return null
  const commitment = textAt(posting, 'categories', 'commitment')
  const places = textsIn(posting, ['categories', 'allLocations'])
  const location = places[0] ?? textAt(posting, 'categories', 'location')
  const workplace = textAt(posting, 'workplaceType')
  return positionOf('lever', page.url, {
    title,
    url: webAddress(textAt(posting, 'hostedUrl')) ?? (id === null ? board.url : `${board.url}/${id}`),
    reference: id,
    sections: [
      ...descriptionOf(posting),
      ...listAt(posting, 'lists').flatMap((list) => headedSections(textAt(list, 'text'), listHtml(list))),
      ...sectionsOfDescription(textAt(posting, 'additional') ?? textAt(posting, 'additionalPlain')),
    ],
    stated: {
      place: places.length > 1 ? places : [{ town: location, country: textAt(posting, 'country') }],
      contract: commitment,
      schedule: commitment,
      remote: workplace === 'unspecified' ? null : workplace,
      pay: textAt(posting, 'salaryDescriptionPlain'),
      postedAt: textAt(posting, 'createdAt'),
    },
    closed: at(posting, 'state') === 'closed' ? 'closed' : null,
    applyUrl: webAddress(textAt(posting, 'applyUrl')),
  })
}

/** `description` is the opening and the body in one. */
function descriptionOf(posting: unknown): Section[] {
  const whole = textAt(posting, 'description') ?? textAt(posting, 'descriptionPlain')
  const parts = whole === null ? ['opening', 'descriptionBody'].map((part) => textAt(posting, part)) : [whole]
  return parts.flatMap(sectionsOfDescription)
}

function listHtml(list: unknown): string | null {
  const content = textAt(list, 'content')
  return content !== null && /^<li/i.test(content) ? `<ul>${content}</ul>` : content
}
