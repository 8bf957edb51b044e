import { dailyToken } from '../board-trouble.ts'
import { italianDate } from '../days.ts'
import { escapeHtml } from '../html/escape.ts'
import { emptyReply, htmlReply, jsonReply } from '../html/reply.ts'
import type { BoardRequest, BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'
import { jobPosting } from './json-ld.ts'

const pageSize = 10
const section = 'career_announces'

/** The faces of the system differ by their host alone. */
export type Face = { host: string }

export const careerUrl = ({ host }: Face, { site }: View) => `https://${host}/${site.label}/it/career`
export const vacancyUrl = ({ host }: Face, { site }: View, { slug, id }: Opening) =>
  `https://${host}/${site.label}/jobs/${slug}-${id}/it/`

function vacancy(face: Face, view: View, opening: Opening): string {
  return `<div class="vacancy__render"><div class="vacancy__title"><h3><a href="${vacancyUrl(face, view, opening)}">${escapeHtml(opening.title)}</a></h3></div><span class="subtitle__informations" title="Sede">${escapeHtml(townsOf(view, opening).join(', '))}</span><span class="vacancy__date">Pubblicato il ${italianDate(opening.publishedOn)}</span></div>`
}

function listHtml(face: Face, view: View, page: number): string {
  const pages = Math.ceil(view.openings.length / pageSize)
  const shown = view.openings.slice((page - 1) * pageSize, page * pageSize)
  const counter = pages > 1 ? `<div class="pagination"><span>Pagina ${page} di ${pages}</span></div>` : ''
  return shown.length === 0
    ? '<p>Nessun annuncio disponibile</p>'
    : `${shown.map((one) => vacancy(face, view, one)).join('\n')}${counter}`
}

/** The session names the company, since the address of the call does not. */
const sessionOf = (view: View) => `${view.site.label}.${dailyToken(view, 'session')}`

/** The first jobs, and the token and session under which the page's own script asks for the others. */
function careerPage(face: Face, view: View): Reply {
  const call = `/app.php?opmode=guest&module=newcareer&ajax=1&IdAzienda=${view.site.number + 1}&CSRFToken=${dailyToken(view, 'csrf')}&CSRFHash=${dailyToken(view, 'hash')}`
  const main = `<input type="hidden" id="url-for-announces" value="${escapeHtml(call)}"><div id="announces">${listHtml(face, view, 1)}</div><script>var request = { 'act1': 'vacancyListCareer', 'section': '${section}', 'order': 'name' };</script>`
  const reply = htmlReply(boardPage(view, 'Annunci', main))
  return { ...reply, headers: { ...reply.headers, 'set-cookie': `INRSESSID=${sessionOf(view)}; Path=/; HttpOnly` } }
}

function listPart(face: Face, view: View, { url, body, headers, cookies }: BoardRequest): Reply {
  const isAllowed =
    cookies.INRSESSID === sessionOf(view) &&
    url.searchParams.get('CSRFToken') === dailyToken(view, 'csrf') &&
    url.searchParams.get('CSRFHash') === dailyToken(view, 'hash') &&
    headers['x-requested-with'] === 'XMLHttpRequest'
  const asked = new URLSearchParams(body)
  if (!isAllowed || asked.get('act1') !== 'vacancyListCareer' || asked.get('section') !== section)
    return emptyReply(403)
  return jsonReply({ success: true, data: listHtml(face, view, Number(asked.get('page') ?? 1)) })
}

export function inrecruitingServer(face: Face): BoardServer {
  return (view, request) => {
    const { url, method } = request
    if (url.pathname === '/app.php') return method === 'POST' ? listPart(face, view, request) : emptyReply(405)
    if (url.href === careerUrl(face, view)) return careerPage(face, view)
    const opening = view.openings.find((one) => url.href === vacancyUrl(face, view, one))
    if (opening === undefined) return null
    const stated = JSON.stringify(jobPosting(view, opening)).replaceAll('<', '\\u003c')
    return htmlReply(jobPage(view, opening, `<script type="application/ld+json">${stated}</script>`))
  }
}

const own: Face = { host: 'inrecruiting.intervieweb.it' }

export const inrecruiting: Kind = {
  ...boardKind,
  name: 'inrecruiting',
  slots: [2, 4, 9],
  share: [0, 14, 55],
  hosts: [{ name: /^inrecruiting\.intervieweb\.it$/ }],
  pages: (view) =>
    withBoard(
      view,
      careerUrl(own, view),
      `<iframe src="${careerUrl(own, view)}" width="100%" height="900"></iframe>`,
      {},
    ),
  answers: inrecruitingServer(own),
  urlOf: (view, opening) => vacancyUrl(own, view, opening),
}
