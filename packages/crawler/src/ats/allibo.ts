import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { at, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { webAddress } from './web-address.ts'

const listShape = z.looseObject({ AdsList: z.array(z.unknown()) })
const boardHost = /^[a-z0-9-]+\.allibo\.com$/

/** The widget's `data-allibo` attribute is the address of its JSON; the jobs' own pages carry microdata. */
export const allibo: TrackingSystem = {
  name: 'allibo',
  marks: ['allibo.com'],
  recognise,
  requests: (board) => [callOf(board)],
  read,
}

function recognise(url: URL): Board | null {
  if (!boardHost.test(url.hostname.toLowerCase()) || !/\.aspx$/i.test(url.pathname)) return null
  const account = parameter(url, 'DM')
  if (account === null) return null
  // A company has a widget for each kind of post.
  const part = jobIdOf(url) ?? parameter(url, 'FT')
  return { system: 'allibo', token: part === null ? account : `${account}/${part}`, url: url.href, feed: url.href }
}

/** The connector answers only a call that says where it comes from. */
function callOf({ feed, url }: Board): FetchRequest {
  const call = feed ?? url
  return { url: call, headers: { referer: `${new URL(call).origin}/` } }
}

function parameter(url: URL, name: string): string | null {
  return [...url.searchParams].find(([key]) => key.toUpperCase() === name)?.[1] || null
}

function jobIdOf(url: URL): string | null {
  const id = boardHost.test(url.hostname) && /job-?offer\.aspx$/i.test(url.pathname) ? parameter(url, 'ID') : null
  return /^\d+$/.exec(id ?? '')?.[0] ?? null
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) return readHtmlBoard(page, 'allibo', jobIdOf)
  const data = at(answer, 'Content', 'WidgetData') ?? at(answer, 'WidgetData') ?? answer
  const list = shaped(listShape, data)
  if (list === null) return driftedBoard
  const read = readListed(list.AdsList, (ad) => positionIn(ad, page, board))
  const pages = read.positions.filter(({ url }) => url !== board.url && boardHost.test(new URL(url).hostname))
  return { ...read, next: pages.map(({ url }) => ({ url })) }
}

function positionIn(ad: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(ad, 'Title') ?? textAt(ad, 'Job')
  if (title === null) return null
  const url = webAddress(textAt(ad, 'DetailLink'), page.url)
  const places = listAt(ad, 'ListPlaces').map(
    (place) =>
      textAt(place, 'PlaceName') ?? textAt(place, 'CityName') ?? textAt(place, 'City') ?? textAt(place, 'ProvinceName'),
  )
  const type = textAt(ad, 'ContractType') ?? textAt(ad, 'Contract')
  return positionOf('allibo', page.url, {
    title,
    url: url ?? board.url,
    reference: (url === null ? null : jobIdOf(new URL(url))) ?? textAt(ad, 'ID') ?? textAt(ad, 'Id'),
    sections: headedSections(null, textAt(ad, 'Description')),
    stated: {
      place: places.some((place) => place !== null)
        ? places
        : [textAt(ad, 'JobLocation') ?? textAt(ad, 'ProvinceName')],
      contract: type,
      schedule: type,
      postedAt: textAt(ad, 'PublishDate') ?? textAt(ad, 'Date'),
    },
  })
}
