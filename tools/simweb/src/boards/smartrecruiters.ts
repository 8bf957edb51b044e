import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'

const boardUrl = ({ site }: View) => `https://careers.smartrecruiters.com/${site.label}`
const groupsPerPage = 8
const groupSize = 9
const idOf = ({ id }: Opening) => `74399${id}`
const jobUrl = ({ site }: View, opening: Opening) =>
  `https://jobs.smartrecruiters.com/${site.label}/${idOf(opening)}-${opening.slug}`
const placeOf = (view: View, opening: Opening) => townsOf(view, opening)[0] ?? ''

function jobItem(view: View, opening: Opening): string {
  return `<li class="opening-job job column wide-7of16"><a href="${jobUrl(view, opening)}" class="link--block details"><h4 class="details-title job-title link--block-target">${escapeHtml(opening.title)}</h4><p class="details-desc job-desc">${escapeHtml(opening.contractWords ?? '')}</p></a></li>`
}

const groupsOf = (view: View) => [...Map.groupBy(view.openings, (opening) => placeOf(view, opening))]

/** Jobs by place; a long group shows its first ones and the way to the others. */
function groupHtml(view: View, [place, openings]: readonly [string, readonly Opening[]]): string {
  const jobs = openings.slice(0, groupSize).map((opening) => jobItem(view, opening))
  const more = `<a class="js-more link" data-more="/${view.site.label}/api/more" data-type="location" data-value="${encodeURIComponent(place)}">Show more jobs</a>`
  return `<section class="openings-section opening opening--grouped js-group" data-qty="${openings.length}"><h3 class="opening-title title display--inline-block text--default">${escapeHtml(place)}</h3><ul class="opening-jobs grid--gutter padding--none">${jobs.join('')}</ul>${openings.length > groupSize ? more : ''}</section>`
}

/** The groups come some at a time, as a person scrolls; after the last there is nothing. */
function groupsHtml(view: View, page: number): string {
  const groups = groupsOf(view).slice(page * groupsPerPage, (page + 1) * groupsPerPage)
  return groups.map((group) => groupHtml(view, group)).join('\n')
}

function restHtml(view: View, place: string, page: number): string {
  const openings = view.openings.filter((opening) => placeOf(view, opening) === place)
  return openings
    .slice(page * groupSize, (page + 1) * groupSize)
    .map((opening) => jobItem(view, opening))
    .join('\n')
}

function jobPage(view: View, opening: Opening): Reply {
  const places = townsOf(view, opening).map(
    (town) =>
      `<li class="job-detail" itemprop="jobLocation" itemscope itemtype="http://schema.org/Place"><span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="addressLocality">${escapeHtml(town)}</span></span></li>`,
  )
  const main = `<div itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="datePosted" content="${isoDate(opening.publishedOn)}"><h1 class="job-title" itemprop="title">${escapeHtml(opening.title)}</h1><ul class="job-details">${places.join('')}</ul><div itemprop="description"><section class="job-section" id="st-jobDescription"><div class="wysiwyg">${advertText(view, opening)}</div></section></div></div>`
  return htmlReply(boardPage(view, opening.title, main))
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  if (url.hostname === 'api.smartrecruiters.com')
    return jsonReply({ offset: 0, limit: 100, totalFound: view.openings.length, content: [] })
  const opening = view.openings.find((one) => jobUrl(view, one).startsWith(url.href) && url.href.includes(idOf(one)))
  if (opening !== undefined) return jobPage(view, opening)
  const page = Number(url.searchParams.get('page') ?? 0)
  if (url.pathname === `/${view.site.label}/api/groups`) return htmlReply(groupsHtml(view, page))
  if (url.pathname === `/${view.site.label}/api/more`)
    return htmlReply(restHtml(view, url.searchParams.get('value') ?? '', page))
  return url.href === boardUrl(view)
    ? htmlReply(boardPage(view, 'Careers', `<div class="openings-body" id="st-openings">${groupsHtml(view, 0)}</div>`))
    : null
}

/** Its API forbids every robot, so only the public pages are left. */
export const smartrecruitersBoard: Kind = {
  ...boardKind,
  name: 'board-smartrecruiters',
  share: [0, 0, 0],
  slots: [4, 10, 24],
  maxWorldwide: 150,
  hosts: [
    { name: /^api\.smartrecruiters\.com$/, forbidden: ['/'] },
    { name: /^(?:careers|jobs|www)\.smartrecruiters\.com$/ },
  ],
  pages: (view) =>
    withBoard(
      view,
      boardUrl(view),
      `<script src="https://static.smartrecruiters.com/job-widget/1.6.0/script/smart_widget.js"></script><script>widget({"company_code": "${view.site.label}", "auto_width": "auto"})</script><div id="st-widget"></div>`,
      {},
    ),
  answers: answer,
  urlOf: jobUrl,
}
