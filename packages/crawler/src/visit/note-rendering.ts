import { extractInTurns } from '../extract/extractors.ts'
import { saysNothingOpen } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { readPage } from '../page/read-page.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { isRealPosition } from './findings.ts'
import { priorities } from './priorities.ts'
import { refusalIn } from './refusal-in.ts'
import { type Sighting, titleKey } from './sighting.ts'
import type { Visit } from './visit.ts'

/** Notes what a rendering of the page added, `drawn`, and the file that its scripts have it from. */
export async function noteRendering(
  visit: Visit,
  page: HtmlPage,
  rendered: HtmlPage,
  drawn: readonly Sighting[],
): Promise<void> {
  const positions = drawn.flatMap(({ raw }) => (isRealPosition(refusalIn(visit, raw)) ? [raw] : []))
  const data = positions.length === 0 ? null : await fileHolding(visit, page, positions)
  const added = positions.length > 0 || saysNothingOpen(rendered)
  visit.renderings.write(page, { added, drawnUrl: rendered.url, ...(data === null ? {} : { data }) })
  if (data !== null) queueNotedData(visit, page)
}

/** Queues the file that the page's scripts are known to draw from. */
export function queueNotedData(visit: Visit, page: HtmlPage): void {
  const url = visit.renderings.dataOf(page)
  if (url === undefined) return
  visit.leads.add({ url, role: 'feed', priority: priorities.feed, listTitle: null, depth: 1, shownAt: page.url })
}

/** The file that reads as all of these positions, at the same addresses: what is read from it tomorrow is no other position. */
async function fileHolding(visit: Visit, page: HtmlPage, positions: readonly RawPosition[]): Promise<string | null> {
  const { fetcher, scorer, site } = visit
  const answer = await fetcher.render(page.url)
  const files = answer.kind === 'fetched' ? (answer.data ?? []) : []
  for (const file of files) {
    const data = await readPage(file, { isRendered: false })
    if (data?.kind !== 'json') continue
    const held = await extractInTurns(data, { role: 'feed', listTitle: null, scorer, site, shownAt: page })
    const marks = new Set(held.map((raw) => markOf(raw, data.url, page.url)))
    if (positions.every((raw) => marks.has(markOf(raw, data.url, page.url)))) return file.url
  }
  return null
}

/** An advert without an address of its own is read on the page that shows it. */
function markOf({ url, title }: RawPosition, dataUrl: string, pageUrl: string): string {
  const shown = urlKey(url) === urlKey(dataUrl) ? pageUrl : url
  return `${urlKey(shown)} ${titleKey(title.text)}`
}
