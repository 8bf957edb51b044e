import { type AnyNode, type Element, isTag } from 'domhandler'
import { findOne, nextElementSibling } from 'domutils'
import { visibleText } from '../html/dom.ts'
import { linesOf } from '../html/lines.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { positionOf } from './position-parts.ts'
import { writtenText } from './written-text.ts'

const maxLevels = 8
const maxCardText = 1_200
const marking = ['class', 'title', 'itemprop', 'data-ui', 'data-qa', 'data-testid', 'data-automation-id']
const action =
  /^(?:apply|candidati|candidarsi|invia(?: la)? candidatura|scopri|dettagli[o]?|leggi|vedi|visualizza|mehr|jetzt|bewerben|learn|read|view|see|more|details|share|condividi)\b/i
const placeLabel =
  /^(?:job |work )?(?:locations?|sed[ei]|luogo|località|città|standorte?|arbeitsort|ubicación)(?: di lavoro)?\s?:?$/i

/** The links of a list that lead to one job. */
export type JobLink = { id: string; url: string; links: Element[] }

/** For each job the largest small block that holds its links and no other job's. */
export function cardsOf(jobs: JobLink[]): Map<string, Element> {
  const idsIn = new Map<Element, Set<string>>()
  for (const { id, links } of jobs) {
    for (const link of links)
      for (const element of ancestorsOf(link)) idsIn.set(element, (idsIn.get(element) ?? new Set()).add(id))
  }
  const cards = new Map<string, Element>()
  for (const { id, links } of jobs) {
    const [link] = links
    if (link === undefined) continue
    const own = ancestorsOf(link).filter(
      (element) => idsIn.get(element)?.size === 1 && !/^(?:body|main|html)$/.test(element.name),
    )
    const card = own.findLast((element) => visibleText(element).length <= maxCardText)
    cards.set(id, card ?? link)
  }
  return cards
}

function ancestorsOf(link: Element): Element[] {
  const found: Element[] = [link]
  for (let node: AnyNode | null = link.parent; node !== null && found.length < maxLevels; node = node.parent) {
    if (isTag(node)) found.push(node)
  }
  return found
}

/** A listed job by its links and the card around them. */
export function positionInCard(job: JobLink, card: Element | null, page: HtmlPage, system: string): RawPosition | null {
  const title = titleOf(job, card)
  if (title === null) return null
  const within = (mark: RegExp, label?: RegExp) => {
    const marked = card === null ? [] : markedTexts(card, mark).filter((text) => text !== title)
    return marked.length > 0 || card === null || label === undefined ? marked : labelledTexts(card, label)
  }
  return positionOf(system, page.url, {
    title,
    url: job.url,
    reference: job.id,
    sections: [],
    stated: {
      place: within(/locat|sede|luogo|place|city|citt[aà]|office|standort/i, placeLabel),
      contract: within(/contract|contratto|commitment|employment|job-?type/i)[0],
      schedule: within(/schedule|orario|commitment|employment|job-?type|time-?type/i)[0],
      remote: within(/workplace|remote|smart/i)[0],
      postedAt: within(/date|\bdata\b|posted|publi/i).find((text) => /\d/.test(text)),
    },
  })
}

function titleOf(job: JobLink, card: Element | null): string | null {
  const inLinks = job.links.map((link) => headingText(link) ?? linesOf(link.children)[0]?.text)
  const candidates = [
    ...inLinks,
    card === null ? null : headingText(card),
    ...job.links.map(({ attribs }) => attribs.title),
  ]
  return candidates.find((text) => text && text.length <= 200 && !action.test(text)) ?? null
}

function headingText(element: Element): string | null {
  const heading =
    findOne(({ name }) => /^h[1-6]$/.test(name), element.children) ??
    findOne(({ attribs }) => /title|titolo|name/i.test(attribs.class ?? ''), element.children)
  const text = heading === null ? '' : visibleText(heading)
  return text === '' ? null : text
}

/** The short texts of the elements whose class, title or test mark says what they hold. */
function markedTexts(card: Element, mark: RegExp): string[] {
  const found: string[] = []
  const waiting: Element[] = [card]
  for (let element = waiting.pop(); element !== undefined && found.length < 20; element = waiting.pop()) {
    const text = element !== card && mark.test(marksOf(element)) ? visibleText(element) : ''
    if (text !== '' && text.length <= 100) found.push(text)
    else waiting.push(...element.children.filter(isTag).reverse())
  }
  return found
}

/** The texts that stand after a label of their own: `<dt>Sede</dt><dd>Jesi</dd>`. */
function labelledTexts(card: Element, label: RegExp): string[] {
  const found: string[] = []
  const waiting: Element[] = [card]
  for (let element = waiting.pop(); element !== undefined && found.length < 5; element = waiting.pop()) {
    // A label for screen readers is not visible.
    const value = label.test(writtenText(element, 80)) ? nextElementSibling(element) : null
    const text = value === null ? '' : visibleText(value)
    if (text !== '' && text.length <= 100) found.push(text)
    else waiting.push(...element.children.filter(isTag).reverse())
  }
  return found
}

function marksOf({ attribs }: Element): string {
  return marking.map((name) => attribs[name] ?? '').join(' ')
}
