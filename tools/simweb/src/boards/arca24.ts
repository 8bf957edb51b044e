import { isoDate, italianDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, redirectReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'

const pageSize = 15
const hostOf = ({ site }: View) => `https://${site.label}.arca24.careers`
const listPath = '/it/careers/latest_jobs'
const jobPath = ({ id, slug }: Opening) => `/it/careers/jobad/${id}/${slug}`

function list(view: View, page: number): Reply {
  const pages = Math.max(1, Math.ceil(view.openings.length / pageSize))
  const jobs = view.openings
    .slice((page - 1) * pageSize, page * pageSize)
    .map(
      (one) =>
        `<div class="jobItem"><h3><a href="${jobPath(one)}">${escapeHtml(one.title)}</a></h3><p class="place">${escapeHtml(townsOf(view, one).join(', '))}</p><p class="date">${italianDate(one.publishedOn)}</p></div>`,
    )
  const links = Array.from({ length: pages }, (_, index) => `<a href="${listPath}?page=${index + 1}">${index + 1}</a>`)
  const none = '<p>Al momento non ci sono posizioni aperte.</p>'
  return htmlReply(
    boardPage(view, 'Annunci', `${jobs.join('\n') || none}<nav>${pages > 1 ? links.join(' ') : ''}</nav>`),
  )
}

/** The microdata holds one line; the advert stands in the text blocks. */
function job(view: View, opening: Opening): Reply {
  const [town = ''] = townsOf(view, opening)
  const main = `<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">${escapeHtml(opening.title)}</h1><meta itemprop="datePosted" content="${isoDate(opening.publishedOn)}"><span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="addressLocality">${escapeHtml(town)}</span></span></span><p itemprop="description">${escapeHtml(opening.title)}</p></div><div class="mainContent"><div class="textBlock">${advertText(view, opening)}</div></div>`
  return htmlReply(boardPage(view, opening.title, main))
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (url.pathname === '/') return redirectReply(`${hostOf(view)}${listPath}`, 302)
  if (url.pathname === listPath) return list(view, Number(url.searchParams.get('page') ?? 1))
  const opening = view.openings.find((one) => url.pathname === jobPath(one))
  return opening === undefined ? null : job(view, opening)
}

export const arca24Board: Kind = {
  ...boardKind,
  name: 'board-arca24',
  share: [0, 0, 0],
  slots: [3, 12, 48],
  hosts: [{ name: /^[a-z0-9-]+\.arca24\.careers$/ }],
  pages: (view) =>
    withBoard(
      view,
      `${hostOf(view)}${listPath}`,
      `<p><a href="${hostOf(view)}/">Portale delle candidature</a></p>`,
      {},
    ),
  answers: answer,
  urlOf: (view, opening) => `${hostOf(view)}${jobPath(opening)}`,
}
