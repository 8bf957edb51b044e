import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { answerText } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard } from './tracking-system.ts'
import { elementsNamed, isWholeXml, xmlOf, xmlText } from './xml-values.ts'

const classicHost = /^(?:career|performancemanager)\d*\.(?:successfactors|sapsf)\.(?:eu|com)$/
const placeLabel = /location|city|sede|città|luogo|località|standort|lieu|ubicación|work ?place/i
const areaLabel = /country|paese|nazione|region|land$/i
const remoteLabel = /remote|hybrid|smart|flexib|work (?:setting|model|mode)|modalità di lavoro/i
const contractLabel = /contract|contratto|employment type|type of employment|tipologia|job type/i
const scheduleLabel = /full|part|time|orario|schedule|status|employment type|type of employment/i

/** The older careers pages, `career5.successfactors.eu/career?company=rossi`; their list is drawn by a script, their XML is public. */
export function classicBoardAt(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const company = [...url.searchParams].find(([name]) => name.toLowerCase() === 'company')?.[1]
  if (!classicHost.test(host) || company === undefined || !/^[\w.-]{1,80}$/.test(company)) return null
  return { system: 'successfactors', token: company, url: `https://${host}/career?company=${company}`, host }
}

export const isClassic = ({ host }: Board) => host !== undefined && classicHost.test(host)

export function classicRequests({ url }: Board): { url: string }[] {
  return [{ url: `${url}&career_ns=job_listing_summary&resultType=XML` }, { url }]
}

export function readClassic(page: Page, board: Board): BoardRead {
  const isXml = page.kind === 'xml' || /^\s*<(?:\?xml|Job-Listing)\b/.test(answerText(page))
  const xml = isXml ? xmlOf(page) : null
  if (xml === null) return readHtmlBoard(page, 'successfactors', (url) => classicJobId(url, board))
  const [root] = elementsNamed(xml, 'Job-Listing')
  if (root === undefined) return driftedBoard
  const jobs = elementsNamed(xml, 'Job')
  const positions = jobs.flatMap((job) => positionIn(job, page, board) ?? [])
  if (positions.length === 0 && jobs.length > 0) return driftedBoard
  return {
    positions,
    next: [],
    // A company that it doesn't know has an empty listing too.
    isComplete: jobs.length > 0 && positions.length === jobs.length && isWholeXml(xml, page),
  }
}

function classicJobId(url: URL, board: Board): string | null {
  const id = url.hostname === board.host ? url.searchParams.get('career_job_req_id') : null
  return /^\d+$/.exec(id ?? '')?.[0] ?? null
}

function positionIn(job: Element, page: Page, board: Board): RawPosition | null {
  const title = xmlText(job, 'JobTitle')
  const id = xmlText(job, 'ReqId')
  if (title === null || id === null || !/^\d+$/.test(id)) return null
  const facts = factsOf(job)
  const said = (label: RegExp) => facts.find((fact) => label.test(fact.label))?.value
  return positionOf('successfactors', page.url, {
    title,
    url: `${board.url}&career_ns=job_listing&navBarLevel=JOB_SEARCH&career_job_req_id=${id}`,
    reference: id,
    sections: sectionsOfDescription(xmlText(job, 'Job-Description')),
    stated: {
      place: [said(placeLabel) ?? xmlText(job, 'Location') ?? said(areaLabel)],
      contract: said(contractLabel),
      schedule: said(scheduleLabel),
      remote: said(remoteLabel),
      postedAt: xmlText(job, 'Posted-Date'),
    },
  })
}

/** `<filter7><label>Sede</label><value>Jesi</value></filter7>`: which number says what is each company's choice. */
function factsOf(job: Element): { label: string; value: string }[] {
  return job.children
    .filter(isTag)
    .slice(0, 60)
    .flatMap((field) => {
      const label = xmlText(field, 'label')
      const value = xmlText(field, 'value')
      // A field that nobody filled keeps its place holder, `[[filter7]]`.
      return label === null || value === null || value.startsWith('[[') ? [] : [{ label, value }]
    })
}
