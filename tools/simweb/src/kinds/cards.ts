import { advertText, shownTitle } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Kind, Opening, Pages, View } from '../model.ts'
import { detailPages, detailPath, withCareersPage } from './careers-page.ts'

export const cardList = (view: View) => (openings: readonly Opening[]) =>
  `<div class="jobs-grid">${openings
    .map(
      (opening) =>
        `<article class="job-card"><h3><a href="${detailPath(view, opening)}">${shownTitle(view, opening)}</a></h3><p class="luogo">${escapeHtml(opening.towns.join(', '))}</p><a class="more" href="${detailPath(view, opening)}">Scopri di più</a></article>`,
    )
    .join('\n')}</div>`

/** A careers page of cards and a detail page per position; `further` adds to the detail pages. */
export const cardPages = (view: View, further: (opening: Opening) => { head?: string }): Pages => ({
  ...withCareersPage(view, cardList(view)),
  ...detailPages(view, (opening) => ({
    main: `<h1>${shownTitle(view, opening)}</h1>\n${advertText(view, opening)}`,
    ...further(opening),
  })),
})

/** Cards that link to a detail page per position. */
export const cards: Kind = {
  name: 'cards',
  share: [10, 80, 130],
  slots: [1, 4, 9],
  hasOwnPages: true,
  tells: 'advert',
  pages: (view) => cardPages(view, () => ({})),
  urlOf: (view, opening) => `${view.origin}${detailPath(view, opening)}`,
}
