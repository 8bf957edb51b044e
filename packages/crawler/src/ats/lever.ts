import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections, sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { at, jsonOf, listAt, textAt, textsIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, type TrackingSystem, UNREADABLE } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const HOST = /^(?:jobs|api)(\.eu)?\.lever\.co$/
const JOB = /^\/[^/]+\/([0-9a-f]{8}-[0-9a-f-]{27})/i

/** https://github.com/lever/postings-api: without a limit the call gives every posting. */
export const lever: TrackingSystem = {
  name: 'lever',
  marks: ['lever.co'],
  recognise,
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
  const region = url.hostname.toLowerCase().match(HOST)
  if (region === null) return null
  const parts = pathParts(url)
  const token = parts[0] === 'v0' && parts[1] === 'postings' ? parts[2] : parts[0]
  if (!isToken(token) || token === 'v0') return null
  const host = `jobs${region[1] ?? ''}.lever.co`
  return { system: 'lever', token, url: `https://${host}/${encodeURIComponent(token)}`, host }
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'lever', (url) => (HOST.test(url.hostname) ? JOB.exec(url.pathname)?.[1] : null))
  }
  const postings = Array.isArray(answer) ? listAt({ answer }, 'answer') : [answer]
  const positions = postings.flatMap((posting) => positionIn(posting, page, board) ?? [])
  if (!Array.isArray(answer) && positions.length === 0) return UNREADABLE
  return { positions, next: [], isComplete: positions.length === postings.length }
}

function positionIn(posting: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(posting, 'text')
  const id = textAt(posting, 'id')
  if (title === null) return null
  const commitment = textAt(posting, 'categories', 'commitment')
  const places = textsIn(posting, ['categories', 'allLocations'])
  const workplace = textAt(posting, 'workplaceType')
  return positionOf('lever', page.url, {
    title,
    url: webAddress(textAt(posting, 'hostedUrl')) ?? (id === null ? board.url : `${board.url}/${id}`),
    reference: id,
    sections: [
      ...sectionsOfDescription(textAt(posting, 'description') ?? textAt(posting, 'descriptionPlain')),
      ...listAt(posting, 'lists').flatMap((list) => headedSections(textAt(list, 'text'), listHtml(list))),
      ...sectionsOfDescription(textAt(posting, 'additional') ?? textAt(posting, 'additionalPlain')),
    ],
    stated: {
      place: places.length > 0 ? places : [textAt(posting, 'categories', 'location')],
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

function listHtml(list: unknown): string | null {
  const content = textAt(list, 'content')
  return content !== null && /^<li/i.test(content) ? `<ul>${content}</ul>` : content
}
