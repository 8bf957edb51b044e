import { namesCareers } from '../find/careers-words.ts'
import { foldWords, pathWords } from '../find/fold-words.ts'
import { visibleText } from '../html/dom.ts'
import { oncePerPage } from '../page/once-per-page.ts'
import type { HtmlPage } from '../page.ts'
import { type CandidateTexts, type Facts, numberOf } from '../score/candidate-facts.ts'
import { announces } from './announcements.ts'
import { pageLines } from './page-lines.ts'
import { pageParts } from './page-parts.ts'
import { recordGroups } from './record-groups.ts'

/** What a page as a whole says of its records. */
export type PageFacts = {
  facts: Facts
  texts: Pick<CandidateTexts, 'page' | 'path' | 'site'>
  /** How many records have this title. */
  timesOf(title: string): number
}

const maxHead = 20_000
const description = /<meta[^>]{1,80}name=["']?description[^>]{1,20}content=["']([^"']{1,300})/i

/** How the site calls and describes itself. */
function siteWords(page: HtmlPage): string {
  const host = URL.parse(page.url)?.hostname.replace(/^www\.|\.\w+$/g, '') ?? ''
  return `${host.replace(/[.-]/g, ' ')} ${description.exec(page.html.slice(0, maxHead))?.[1] ?? ''}`
}

const applies = /\b(?:candidat|curricul|cv\b|apply|bewerb)/iu

const maxControls = 9

export const pageFacts = oncePerPage((page): PageFacts => {
  const content = pageLines(page)
  const groups = recordGroups(content)
  const parts = pageParts(page)
  const text = parts.headlines
    .slice(0, 3)
    .map((element) => element.children.map((child) => ('data' in child ? child.data : visibleText(child))).join(' '))
    .join(' ')
    .slice(0, 200)
  const path = pathWords(URL.parse(page.shownAt ?? page.url)?.pathname ?? '', '').trim()
  const titles = groups.flatMap((group) => group.titles)
  const times = new Map<string, number>()
  for (const title of titles) times.set(title.text.toLowerCase(), (times.get(title.text.toLowerCase()) ?? 0) + 1)
  const roles = titles.filter(({ isRole }) => isRole).length
  const { lines, links } = content
  return {
    facts: {
      pageCareers: numberOf(namesCareers(foldWords(text))),
      pathCareers: numberOf(namesCareers(` ${path} `)),
      pageLines: lines.length,
      pageLinks: links.length,
      pageForms: Math.min(maxControls, parts.forms),
      pageSelects: Math.min(maxControls, parts.selects),
      pageRoles: roles,
      pageRoleShare: roles / Math.max(1, lines.length),
      pageSeeks: lines.filter((line) => line.text.length <= 300 && announces(line)).length,
      pageApplies: lines.filter((line) => line.text.length <= 300 && applies.test(line.text)).length,
    },
    texts: { page: text, path, site: siteWords(page) },
    timesOf: (title) => times.get(title.toLowerCase()) ?? 1,
  }
})
