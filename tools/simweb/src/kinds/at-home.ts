import { advertText, shownTitle } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import type { Kind } from '../model.ts'

/** Positions in a section of the home page, without a careers page. */
export const atHome: Kind = {
  name: 'at-home',
  share: [8, 8, 2],
  slots: [1, 2, 2],
  menu: ['/#lavora-con-noi', 'Lavora con noi'],
  hasOwnPages: false,
  tells: 'advert',
  pages: (view) => {
    const adverts = view.openings.map((opening) => `<h3>${shownTitle(view, opening)}</h3>${advertText(view, opening)}`)
    const none = '<p>Al momento non ci sono posizioni aperte.</p>'
    return companyPages(
      view,
      `<section id="lavora-con-noi" class="lavora"><h2>Lavora con noi</h2>${adverts.join('\n') || none}</section>`,
    )
  },
  urlOf: (view) => `${view.origin}/`,
}
