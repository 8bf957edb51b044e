import { announcesOpenings } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { linksOf } from '../find/links.ts'
import { linesOf } from '../html/lines.ts'
import { hasScripts } from '../page/scripts-hash.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { HtmlPage } from '../page.ts'
import { inTurns } from '../turns.ts'
import { isFilledByData } from './filled-by-data.ts'
import { isRealPosition } from './findings.ts'
import type { Lead } from './leads.ts'
import { noteRendering } from './note-rendering.ts'
import { priorities } from './priorities.ts'
import { readLeadPage, renderOrRecordMiss } from './read-lead.ts'
import { refusalIn } from './refusal-in.ts'
import { keepPage, renderUnlisted, type Visit } from './visit.ts'

const maxPages = 2

/**
 * Renders the pages that announce openings and yield none, though nothing in them says that a script has yet to fill them:
 * those that rendering is known to add to, and others once.
 */
export async function renderAnnouncedOpenings(visit: Visit): Promise<void> {
  if ([...visit.boards.values()].includes(true) || (visit.watch?.boards.length ?? 0) > 0) return
  const yielding = yieldingUrls(visit)
  const asked = await inTurns(
    silentPages(visit),
    (page) => (isToRender(visit, page) && !leadsTo(page, yielding) ? [page] : []),
    1,
  )
  for (const page of asked.flat().slice(0, maxPages)) await renderAnnounced(visit, page)
}

/** Careers pages that yielded nothing, or the home page where there is no careers page. */
function silentPages({ emptyCareersPages, leads, read, sightings }: Visit): HtmlPage[] {
  const careers = emptyCareersPages.filter(({ isRendered }) => !isRendered)
  const home = read[0]?.page
  if (home?.kind !== 'html' || home.isRendered || leads.count('careers') > 0 || sightings.length > 0) return careers
  return careers.includes(home) ? careers : [...careers, home]
}

function isToRender(visit: Visit, page: HtmlPage): boolean {
  if (visit.renderings.isDrawn(page) || isFilledByData(visit, page)) return false
  if (!announcesOpenings(page) || !hasScripts(page)) return false
  return visit.renderings.hasAdded(page) || visit.renderings.isUntried(page)
}

/** The pages that positions were found on, and their own. */
function yieldingUrls(visit: Visit): ReadonlySet<string> {
  const real = visit.sightings.filter(({ raw }) => isRealPosition(refusalIn(visit, raw)))
  return new Set(real.flatMap(({ raw, pageUrl, shownAt = pageUrl }) => [urlKey(raw.url), urlKey(shownAt)]))
}

/** What it announces stands on another page. */
const leadsTo = (page: HtmlPage, yielding: ReadonlySet<string>) =>
  yielding.size > 0 && linksOf(page).some(({ url }) => yielding.has(urlKey(url)))

async function renderAnnounced(visit: Visit, page: HtmlPage): Promise<void> {
  const lead: Lead = { url: page.url, role: 'careers', priority: priorities.careers, listTitle: null, depth: 1 }
  const rendered = visit.renderings.hasAdded(page)
    ? await renderOrRecordMiss(visit, lead, page.url)
    : await tryRendering(visit, page)
  if (rendered === null) return
  const before = visit.sightings.length
  await readLeadPage(visit, rendered, lead)
  await noteRendering(visit, page, rendered, visit.sightings.slice(before))
}

/** The page as drawn, where that adds a line to it. */
async function tryRendering(visit: Visit, page: HtmlPage): Promise<HtmlPage | null> {
  const rendered = await renderUnlisted(visit, page.url, { isTrial: true })
  await takeTurnWith(page)
  if (rendered === null || !addsLines(page, rendered)) {
    visit.renderings.write(page, rendered === null ? null : { added: false })
    return null
  }
  keepPage(visit, rendered)
  return rendered
}

function addsLines(page: HtmlPage, rendered: HtmlPage): boolean {
  const plain = new Set(linesOf(page.document.children).map(({ text }) => text))
  return linesOf(rendered.document.children).some(({ text }) => !plain.has(text))
}
