import { advertText, shownTitle } from '../html/advert-parts.ts'
import type { Kind } from '../model.ts'
import { headedAdverts } from './headings.ts'
import { careersUrl, withCareersPage } from './careers-page.ts'

/** What has closed stays for some days, with a mark. */
export const closedMarked: Kind = {
  name: 'closed-marked',
  share: [2, 12, 15],
  slots: [1, 3, 6],
  hasOwnPages: false,
  tells: 'advert',
  isRestless: true,
  pages: (view) => {
    const closed = view.lately.map(
      (opening) =>
        `<h2><s>${shownTitle(view, opening)}</s></h2><p><em>Posizione chiusa</em></p>${advertText(view, opening)}`,
    )
    return withCareersPage(view, (openings) => [headedAdverts(view)(openings), ...closed].join('\n<hr>\n'))
  },
  urlOf: careersUrl,
}
