import { advertText, shownTitle } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply } from '../html/reply.ts'
import type { Kind, Pages } from '../model.ts'
import { cardList } from './cards.ts'
import { careersPath, detailPages, detailPath } from './careers-page.ts'

const positionsPerPage = 5

/** A paginated list. */
export const pagedList: Kind = {
  name: 'paged-list',
  share: [0, 4, 30],
  slots: [3, 9, 15],
  hasOwnPages: true,
  tells: 'advert',
  pages: (view) => {
    const path = careersPath(view)
    const count = Math.max(1, Math.ceil(view.openings.length / positionsPerPage))
    const pathOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`)
    const pager = Array.from({ length: count }, (_, index) => `<a href="${pathOf(index + 1)}">${index + 1}</a>`).join(
      ' ',
    )
    const lists: Pages = Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const some = view.openings.slice(index * positionsPerPage, (index + 1) * positionsPerPage)
        const list = some.length === 0 ? '<p>Al momento non ci sono posizioni aperte.</p>' : cardList(view)(some)
        const main = `<h1>Posizioni aperte</h1>${list}<nav class="pagination">${pager}</nav>`
        return [pathOf(index + 1), () => htmlReply(layoutPage(view, { title: 'Posizioni aperte', main }))]
      }),
    )
    return {
      ...companyPages(view),
      ...lists,
      ...detailPages(view, (opening) => ({
        main: `<h1>${shownTitle(view, opening)}</h1>\n${advertText(view, opening)}`,
      })),
    }
  },
  urlOf: (view, opening) => `${view.origin}${detailPath(view, opening)}`,
}
