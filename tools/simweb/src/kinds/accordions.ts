import { advertText, shownTitle } from '../html/advert-parts.ts'
import type { Kind, Opening, View } from '../model.ts'
import { careersUrl, withCareersPage } from './careers-page.ts'

/** A page builder's toggles, or `<details>` elements. */
const accordion = (view: View) => (openings: readonly Opening[]) => {
  if (view.site.traits.style < 2)
    return `<div class="accordion">${openings
      .map(
        (opening, index) =>
          `<div class="accordion-item"><button class="accordion-title" aria-controls="p${index}">${shownTitle(view, opening)}</button><div class="accordion-panel" id="p${index}" hidden>${advertText(view, opening)}</div></div>`,
      )
      .join('\n')}</div>`
  return openings
    .map((opening) => `<details><summary>${shownTitle(view, opening)}</summary>${advertText(view, opening)}</details>`)
    .join('\n')
}

export const accordions: Kind = {
  name: 'accordions',
  share: [12, 60, 90],
  slots: [1, 4, 8],
  hasOwnPages: false,
  tells: 'advert',
  pages: (view) => withCareersPage(view, accordion(view)),
  urlOf: careersUrl,
}
