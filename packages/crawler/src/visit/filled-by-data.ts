import { urlKey } from '../find/clean-url.ts'
import type { HtmlPage } from '../page.ts'
import { isRealPosition } from './findings.ts'
import { refusalIn } from './refusal-in.ts'
import type { Visit } from './visit.ts'

/** Whether positions were read from a file that the page's scripts draw from. */
export function isFilledByData(visit: Visit, page: HtmlPage): boolean {
  const key = urlKey(page.url)
  return visit.sightings.some(
    ({ raw, shownAt }) => shownAt !== undefined && urlKey(shownAt) === key && isRealPosition(refusalIn(visit, raw)),
  )
}
