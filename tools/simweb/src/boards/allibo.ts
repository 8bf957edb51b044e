import { italianDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { escapeHtml } from '../html/escape.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf } from '../kinds/board-page.ts'
import { careersPath } from '../kinds/careers-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'

const host = 'https://cloud.allibo.com'
/** A company has a widget for each category of post. */
const categories = ['1', '2']
const categoryOf = ({ slot }: Opening) => categories[slot % categories.length]
const widgetUrl = ({ site }: View, category: string) => `${host}/Widget/JobList.aspx?DM=${site.label}&FT=${category}`
const jobUrl = ({ site }: View, { id }: Opening) => `${host}/JobOffer.aspx?DM=${site.label}&ID=${id}`

function ad(view: View, opening: Opening) {
  const { provinceName } = view.site.company.place
  return {
    ID: opening.id,
    Title: opening.title,
    Job: opening.title,
    ListPlaces: townsOf(view, opening).map((town) => ({ PlaceName: town, ProvinceName: provinceName })),
    ContractType: opening.contractWords ?? '',
    PublishDate: italianDate(opening.publishedOn),
    DetailLink: jobUrl(view, opening),
  }
}

/** The pages of some companies' jobs are behind a captcha, and stay unread. */
function jobPage(view: View, opening: Opening): Reply {
  const main =
    view.site.seed % 2 === 0
      ? '<form method="post"><div class="g-recaptcha" data-sitekey="k"></div><button>Continua</button></form>'
      : `<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">${escapeHtml(opening.title)}</h1><div itemprop="description">${advertText(view, opening)}</div></div>`
  return htmlReply(boardPage(view, 'Offerta', main))
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (url.pathname === '/Widget/JobList.aspx') {
    const shown = view.openings.filter((one) => categoryOf(one) === url.searchParams.get('FT'))
    return jsonReply({ Content: { WidgetData: { AdsList: shown.map((one) => ad(view, one)) } }, Success: true })
  }
  const opening = view.openings.find((one) => url.href === jobUrl(view, one))
  return opening === undefined ? null : jobPage(view, opening)
}

export const alliboBoard: Kind = {
  ...boardKind,
  name: 'board-allibo',
  share: [0, 0, 0],
  tells: 'row',
  slots: [2, 4, 12],
  hosts: [{ name: /^cloud\.allibo\.com$/ }],
  pages: (view) => {
    const widgets = categories.map(
      (category) => `<div class="allibo-widget" data-allibo="${escapeHtml(widgetUrl(view, category))}"></div>`,
    )
    const main = `<h1>${view.site.traits.careersLabel}</h1>${widgets.join('')}`
    return {
      ...companyPages(view),
      [careersPath(view)]: () => htmlReply(layoutPage(view, { title: view.site.traits.careersLabel, main })),
    }
  },
  answers: answer,
  urlOf: jobUrl,
}
