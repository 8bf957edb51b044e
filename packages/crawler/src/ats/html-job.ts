import { type ChildNode, type Element, isTag } from 'domhandler'
import { findOne, getElementsByTagName, textContent } from 'domutils'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { visibleText } from '../html/dom.ts'
import { headingLevel } from '../html/element-kinds.ts'
import { sectionsOf } from '../html/sections.ts'
import { closedJobPage } from '../lexicon/closed-adverts.ts'
import { anywhere } from '../lexicon/compile-terms.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition, Section } from '../raw-position.ts'
import { positionOfPosting } from './job-posting.ts'
import { pagePosting } from './page-posting.ts'
import { positionOf, type StatedHints } from './position-parts.ts'

const enoughText = 300
const aroundJob = /^(?:nav|footer|form|aside|script|style|noscript)$/

const closed = anywhere(closedJobPage, 'i')

const labels: [keyof StatedHints, RegExp][] = [
  ['place', /^(?:sed[ei]|luogo|località|città|location|office|work location|job location|standort|arbeitsort|ort)\b/i],
  ['contract', /^(?:tipo(?:logia)?(?: di)? (?:contratt|rapporto|impiego)|contratto|contract|employment type|vertrag)/i],
  ['schedule', /^(?:orario|schedule|working hours|job type|time type|arbeitszeit|tempo di lavoro)\b/i],
  ['postedAt', /^(?:pubblicat[oa]|data (?:di )?pubblicazione|date posted|posted|veröffentlicht)/i],
  ['validThrough', /^(?:scadenza|data (?:di )?scadenza|closing date|valid until|bewerbungsfrist)/i],
  ['remote', /^(?:remote|smart working|modalità di lavoro|workplace)/i],
  ['experience', /^(?:esperienza|anni di esperienza|experience)/i],
]

/** The job a page of a tracking system is about: by its JSON-LD, its microdata, or as a reader sees it. */
export function readHtmlJob(page: HtmlPage, system: string, reference: string): RawPosition | null {
  const seen = readSeen(page, system, reference)
  const source = { system, answerUrl: page.url, url: page.url, reference }
  const stated = positionOfPosting(pagePosting(page), source)
  if (stated === null) return seen
  // Some systems state a one-line summary only.
  const isSummary =
    seen !== null && lengthOf(stated.sections) < enoughText && lengthOf(seen.sections) > 3 * lengthOf(stated.sections)
  return {
    ...stated,
    closed: seen?.closed ?? null,
    url: page.url,
    sections: isSummary ? seen.sections : stated.sections,
    hints: { ...seen?.hints, ...stated.hints },
  }
}

function readSeen(page: HtmlPage, system: string, reference: string): RawPosition | null {
  const heading = titleHeading(page)
  const title = heading === null ? '' : visibleText(heading)
  if (heading === null || title === '') return null
  const sections = sectionsOf(advertOf(heading)).filter(
    (section) => section.heading !== title || section.lines.length > 0,
  )
  return positionOf(system, page.url, {
    title,
    url: page.url,
    reference,
    sections,
    stated: statedIn(sections),
    closed: closedIn(sections),
  })
}

/** The highest heading, unless the page's own title begins with another one. */
function titleHeading({ document }: HtmlPage): Element | null {
  const [named] = getElementsByTagName('title', document, true, 1)
  const pageTitle = named ? collapseWhitespace(textContent(named)).toLowerCase() : ''
  const wordsOf = (element: Element) => visibleText(element).toLowerCase()
  const first = findOne(({ name }) => name === 'h1', document.children)
  if (first !== null && pageTitle.includes(wordsOf(first))) return first
  const repeated = findOne(
    (element) =>
      headingLevel(element) !== null && wordsOf(element).length > 2 && pageTitle.startsWith(wordsOf(element)),
    document.children,
  )
  return repeated ?? first ?? findOne(({ name }) => name === 'h2', document.children)
}

/** The nodes after the title within the smallest block that has an advert's worth of text. */
function advertOf(heading: Element): ChildNode[] {
  let inner: Element = heading
  while (inner.parent !== null && isTag(inner.parent) && visibleText(inner.parent).length < enoughText)
    inner = inner.parent
  const around = inner.parent?.children ?? [inner]
  return around.slice(around.indexOf(inner)).filter((child) => !isTag(child) || !aroundJob.test(child.name))
}

function statedIn(sections: Section[]): StatedHints {
  const stated: StatedHints = {}
  for (const [hint, label] of labels) {
    const section = sections.find(({ heading, lines }) => heading !== null && lines.length > 0 && label.test(heading))
    const text = section?.lines[0]?.text
    if (text === undefined || text.length > 120) continue
    if (hint === 'place') stated.place = section?.lines.map((line) => line.text) ?? []
    else if (hint !== 'skills') stated[hint] = text
  }
  return stated
}

function closedIn(sections: Section[]): string | null {
  const texts = sections.flatMap(({ heading, lines }) => [heading ?? '', ...lines.map(({ text }) => text)])
  return texts.find((text) => text.length <= 160 && closed.test(text)) ?? null
}

function lengthOf(sections: Section[]): number {
  return sections.reduce((sum, { lines }) => sum + lines.reduce((length, { text }) => length + text.length, 0), 0)
}
