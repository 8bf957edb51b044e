import { advertText, shownTitle } from '../html/advert-parts.ts'
import type { Kind, Opening, View } from '../model.ts'
import { careersUrl, withCareersPage } from './careers-page.ts'

export const headedAdverts = (view: View) => (openings: readonly Opening[]) =>
  openings.map((opening) => `<h2>${shownTitle(view, opening)}</h2>\n${advertText(view, opening)}`).join('\n<hr>\n')

/** One page with a heading and a text for each position. */
export const headings: Kind = {
  name: 'headings',
  share: [26, 80, 90],
  slots: [1, 3, 6],
  hasOwnPages: false,
  tells: 'advert',
  pages: (view) => withCareersPage(view, headedAdverts(view)),
  urlOf: careersUrl,
}
