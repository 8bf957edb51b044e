import { advertText, shownTitle } from '../html/advert-parts.ts'
import type { Kind } from '../model.ts'
import { careersUrl, withCareersPage } from './careers-page.ts'
import { headedAdverts } from './headings.ts'

/** Closed positions stay on the page for some days, marked as closed. */
export const closedMarked: Kind = {
  name: 'closed-marked',
  share: [2, 12, 15],
  slots: [1, 3, 6],
  hasOwnPages: false,
  tells: 'advert',
  isVolatile: true,
  pages: (view) => {
    const closed = view.recentlyClosed.map(
      (opening) =>
        `<h2><s>${shownTitle(view, opening)}</s></h2><p><em>Posizione chiusa</em></p>${advertText(view, opening)}`,
    )
    return withCareersPage(view, (openings) => [headedAdverts(view)(openings), ...closed].join('\n<hr>\n'))
  },
  urlOf: careersUrl,
}
