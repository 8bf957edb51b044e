import { dailyToken } from '../board-trouble.ts'
import { italianDate } from '../days.ts'
import { emptyReply, htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'
import { microdataJob } from './successfactors.ts'

const pageSize = 10
const hostOf = ({ site }: View) => `https://${site.label}.jobs.hr.cloud.sap`
/** Some companies publish in English alone: any other language has no jobs. */
const localeOf = ({ site }: View) => (site.seed % 3 === 0 ? 'en_US' : 'it_IT')
const jobUrl = (view: View, { slug, id }: Opening) => `${hostOf(view)}/job/${slug}/${id}-${localeOf(view)}/`

function careersPage(view: View): Reply {
  const locale = localeOf(view)
  const main = `<nav><a href="/search/?locale=${locale}">${locale === 'it_IT' ? 'Italiano' : 'English'}</a></nav><div id="app"></div><script>var CSRFToken = "${dailyToken(view, 'csrf')}"; var search = "/services/recruiting/v1/jobs";</script>`
  const reply = htmlReply(boardPage(view, 'Careers', main))
  return { ...reply, headers: { ...reply.headers, 'set-cookie': `JSESSIONID=${session(view)}; Path=/; HttpOnly` } }
}

const session = (view: View) => `w${dailyToken(view, 'session')}`

function entry(view: View, opening: Opening) {
  return {
    response: {
      id: String(opening.id),
      unifiedStandardTitle: opening.title,
      unifiedUrlTitle: opening.slug,
      urlTitle: opening.slug,
      jobLocationShort: townsOf(view, opening).map((town) => `${town}, ${opening.country}<br/>`),
      unifiedStandardStart: italianDate(opening.publishedOn),
      supportedLocales: [localeOf(view)],
    },
  }
}

function search(view: View, { headers, cookies, body }: BoardRequest): Reply {
  if (cookies.JSESSIONID !== session(view) || headers['x-csrf-token'] !== dailyToken(view, 'csrf'))
    return { ...jsonReply({ error: 'unauthorised' }), status: 401 }
  const { locale, pageNumber } = JSON.parse(body) as { locale: string; pageNumber: number }
  if (locale !== localeOf(view)) return jsonReply({ totalJobs: 0, jobSearchResult: [] })
  const { shown, total } = listedPage(view, pageNumber * pageSize, pageSize)
  return jsonReply({ totalJobs: total, jobSearchResult: shown.map((opening) => entry(view, opening)), facets: [] })
}

function answer(view: View, request: BoardRequest): Reply | null {
  const { pathname } = request.url
  if (pathname === '/services/recruiting/v1/jobs')
    return request.method === 'POST' ? search(view, request) : emptyReply(405)
  if (pathname === '/' || pathname === '/search/') return careersPage(view)
  const opening = view.openings.find((one) => `${request.url.origin}${pathname}` === jobUrl(view, one))
  return opening === undefined ? null : microdataJob(view, opening, '')
}

/** The newer career sites: ten at a time by a call under the page's token and session, in the published languages only. */
export const successfactorsSearchBoard: Kind = {
  ...boardKind,
  name: 'board-successfactors-search',
  share: [0, 0, 0],
  maxWorldwide: 200,
  statesTotal: true,
  hosts: [{ name: /^[a-z0-9-]+\.jobs\.hr\.cloud\.sap$/ }],
  pages: (view) =>
    withBoard(view, `${hostOf(view)}/search/?q=`, `<p><a href="${hostOf(view)}/">Portale del lavoro</a></p>`, {}),
  answers: answer,
  urlOf: jobUrl,
}
