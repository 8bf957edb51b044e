import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'

const pageSize = 25
const hostOf = ({ site }: View) => `https://jobs.${site.host}`
const boardUrl = (view: View) => `${hostOf(view)}/search/?q=`
const pathOf = (view: View, opening: Opening) =>
  `/job/${encodeURIComponent((townsOf(view, opening)[0] ?? '').replaceAll(' ', '-'))}-${opening.slug}/${opening.id}/`
const head = '<link rel="stylesheet" href="https://rmkcdn.successfactors.com/f1/theme.css">'

function tile(view: View, opening: Opening, row: number): string {
  const path = pathOf(view, opening)
  return `<li class="job-tile job-id-${opening.id} job-row-index-${row}" data-url="${path}"><div class="job"><div class="row tiletitle"><h2 class="title"><a class="jobTitle-link" href="${path}">${escapeHtml(opening.title)}</a></h2></div><div class="section-field location"><span class="section-label">Sede</span><div>${escapeHtml(townsOf(view, opening).join(', '))}, ${opening.country}</div></div><div class="section-field date"><span class="section-label">Data</span><div>${isoDate(opening.publishedOn)}</div></div></div></li>`
}

function tiles(view: View, from: number): string {
  return view.openings
    .slice(from, from + pageSize)
    .map((opening, index) => tile(view, opening, from + index + 1))
    .join('\n')
}

function searchPage(view: View): Reply {
  const count = view.openings.length
  const none = '<div id="noresults">Nessuna posizione aperta al momento.</div>'
  const list = `<p class="paginationLabel">Risultati <b>1 – ${Math.min(pageSize, count)}</b> di <b>${count}</b></p><ul id="job-tile-list">${tiles(view, 0)}</ul>`
  return htmlReply(boardPage(view, 'Lavora con noi', count === 0 ? none : list, head))
}

/** A job's page in microdata. */
export function microdataJob(view: View, opening: Opening, pageHead = head): Reply {
  const places = townsOf(view, opening).map(
    (town) =>
      `<span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="addressLocality" content="${escapeHtml(town)}"><meta itemprop="addressCountry" content="${opening.country}"></span></span>`,
  )
  const main = `<div class="jobDisplay" itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="datePosted" content="${isoDate(opening.publishedOn)}"><h1><span itemprop="title" data-careersite-propertyid="title">${escapeHtml(opening.title)}</span></h1><p class="jobGeoLocation">${escapeHtml(townsOf(view, opening).join(', '))}</p>${places.join('')}<span class="jobdescription" itemprop="description">${advertText(view, opening)}</span></div>`
  return htmlReply(boardPage(view, opening.title, main, pageHead))
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (url.hostname !== new URL(hostOf(view)).hostname) return null
  if (url.pathname === '/' || url.pathname === '/search/') return searchPage(view)
  if (url.pathname === '/tile-search-results/')
    return htmlReply(tiles(view, Number(url.searchParams.get('startrow') ?? 0)))
  const opening = view.openings.find((one) => url.pathname === pathOf(view, one))
  return opening === undefined ? null : microdataJob(view, opening)
}

/** Career sites on a domain of the company's own, with 25 tiles at a time. */
export const successfactorsBoard: Kind = {
  ...boardKind,
  name: 'board-successfactors',
  share: [0, 0, 0],
  maxWorldwide: 150,
  hosts: [{ name: /^jobs\.[a-z0-9-]+\.sim$/ }],
  pages: (view) =>
    withBoard(view, boardUrl(view), `<p><a href="${hostOf(view)}/">Tutte le posizioni aperte</a></p>`, {}),
  answers: answer,
  urlOf: (view, opening) => `${hostOf(view)}${pathOf(view, opening)}`,
}
