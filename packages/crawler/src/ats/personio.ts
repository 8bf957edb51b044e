import type { Element } from 'domhandler'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { headedSections } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, type TrackingSystem, UNREADABLE } from './tracking-system.ts'
import { isToken } from './web-address.ts'
import { elementsNamed, elementsUnder, xmlOf, xmlText } from './xml-values.ts'

const HOST = /^([a-z0-9-]+)\.jobs\.personio\.(?:de|com)$/

/** https://developer.personio.de/docs/retrieving-open-job-positions */
export const personio: TrackingSystem = {
  name: 'personio',
  marks: ['jobs.personio.'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const token = HOST.exec(host)?.[1]
    return isToken(token) ? { system: 'personio', token, url: `https://${host}/`, host } : null
  },
  requests: (board) => ['xml?language=it', 'xml', ''].map((path) => ({ url: `${board.url}${path}` })),
  read,
}

function read(page: Page, board: Board): BoardRead {
  const xml = page.kind === 'xml' ? xmlOf(page) : null
  if (xml === null) {
    return readHtmlBoard(page, 'personio', (url) =>
      url.hostname === board.host ? /^\/job\/(\d+)/.exec(url.pathname)?.[1] : null,
    )
  }
  if (elementsNamed(xml, 'workzag-jobs').length === 0) return UNREADABLE
  const jobs = elementsNamed(xml, 'position')
  const positions = jobs.flatMap((job) => positionIn(job, page, board) ?? [])
  const isTranslation = URL.parse(page.url)?.searchParams.has('language') === true
  const isTextMissing = positions.length === 0 || positions.some(({ sections }) => sections.length === 0)
  return {
    positions,
    // What was never translated is missing from the Italian feed.
    next: isTranslation && isTextMissing && positions.length > 0 ? [{ url: `${board.url}xml` }] : [],
    isComplete: positions.length === jobs.length && !(isTranslation && positions.length === 0),
  }
}

function positionIn(job: Element, page: Page, board: Board): RawPosition | null {
  const title = xmlText(job, 'name')
  const id = xmlText(job, 'id')
  if (title === null) return null
  const offices = elementsUnder(job, 'additionalOffices', 'office')
  const type = xmlText(job, 'employmentType')
  return positionOf('personio', page.url, {
    title,
    url: id === null || !/^\d+$/.test(id) ? board.url : `${board.url}job/${id}`,
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
