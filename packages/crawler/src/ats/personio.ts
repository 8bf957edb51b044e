import type { Element } from 'domhandler'
import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections, sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { jsonOf, textAt, textsIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { isToken } from './web-address.ts'
import { elementsNamed, elementsUnder, isWholeXml, xmlOf, xmlText } from './xml-values.ts'

const boardHost = /^([a-z0-9-]+)\.jobs\.personio\.(?:de|com|it|es|fr|nl|eu)$/
const listShape = z.array(z.unknown())
const jobPath = /^\/job\/(\d+)/

/** https://developer.personio.de/docs/retrieving-open-job-positions */
export const personio: TrackingSystem = {
  name: 'personio',
  marks: ['personio'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const token = boardHost.exec(host)?.[1]
    return isToken(token) ? { system: 'personio', token, url: `https://${host}/`, host } : null
  },
  recogniseMarkup,
  requests: (board) => ['xml?language=it', 'xml', 'search.json', ''].map((path) => ({ url: `${board.url}${path}` })),
  read,
}

/** A careers page on the company's own domain: its logo and scripts are Personio's, its jobs stand beside it. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const url = URL.parse(page.url)
  const isTheirs =
    /\/\/[\w.-]{0,60}\.personio\.(?:de|com)\//.test(page.html) && /href=["'][^"'?]{0,100}\/job\/\d/.test(page.html)
  if (url === null || !isTheirs) return []
  return [{ system: 'personio', token: url.hostname, url: `${url.origin}/`, host: url.hostname }]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer !== undefined) return readListed(shaped(listShape, answer), (job) => positionOfEntry(job, page, board))
  const xml = page.kind === 'xml' ? xmlOf(page) : null
  if (xml === null) {
    return readHtmlBoard(page, 'personio', (url) =>
      url.hostname === board.host ? jobPath.exec(url.pathname)?.[1] : null,
    )
  }
  if (elementsNamed(xml, 'workzag-jobs').length === 0) return driftedBoard
  const jobs = elementsNamed(xml, 'position')
  const positions = jobs.flatMap((job) => positionIn(job, page, board) ?? [])
  const isTranslation = URL.parse(page.url)?.searchParams.has('language') === true
  const isTextMissing = positions.length === 0 || positions.some(({ sections }) => sections.length === 0)
  return {
    positions,
    // Adverts that were never translated have no text in the Italian feed.
    next: isTranslation && isTextMissing && positions.length > 0 ? texts(page, board) : [],
    isComplete: positions.length === jobs.length && !(isTranslation && positions.length === 0) && isWholeXml(xml, page),
  }
}

/** A text may stand under the board's own language, or only under English. */
function texts(page: Page, board: Board): FetchRequest[] {
  const paths = ['xml?language=en', 'xml'].map((path) => `${board.url}${path}`)
  return paths.filter((url) => url !== page.url).map((url) => ({ url }))
}

function positionIn(job: Element, page: Page, board: Board): RawPosition | null {
  const title = xmlText(job, 'name')
  const id = xmlText(job, 'id')
  if (title === null) return null
  const offices = elementsUnder(job, 'additionalOffices', 'office')
  const type = xmlText(job, 'employmentType')
  return positionOf('personio', page.url, {
    title,
    url: addressOf(id, board),
    reference: id,
    sections: elementsUnder(job, 'jobDescriptions', 'jobDescription').flatMap((part) =>
      headedSections(xmlText(part, 'name'), xmlText(part, 'value')),
    ),
    stated: {
      place: [xmlText(job, 'office'), ...offices.map((office) => xmlText(office))],
      contract: type,
      schedule: xmlText(job, 'schedule'),
      experience: xmlText(job, 'yearsOfExperience'),
      postedAt: xmlText(job, 'createdAt'),
      employer: xmlText(job, 'subcompany'),
    },
  })
}

/** An entry of `search.json`, which the careers page itself reads. */
function positionOfEntry(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'name')
  const id = textAt(job, 'id')
  if (title === null) return null
  return positionOf('personio', page.url, {
    title,
    url: addressOf(id, board),
    reference: id,
    sections: sectionsOfDescription(textAt(job, 'description')),
    stated: {
      place: [textAt(job, 'office'), ...textsIn(job, ['offices']), ...textsIn(job, ['offices'], 'name')],
      contract: textAt(job, 'employment_type'),
      schedule: textAt(job, 'schedule'),
      postedAt: textAt(job, 'created_at'),
      employer: textAt(job, 'subcompany'),
    },
  })
}

function addressOf(id: string | null, board: Board): string {
  return id === null || !/^\d+$/.test(id) ? board.url : `${board.url}job/${id}`
}
