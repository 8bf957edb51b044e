import { dailyToken } from '../board-trouble.ts'
import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply, redirectReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardRequest, BoardServer, Day, Kind, Opening, Reply, View } from '../model.ts'
import {
  type BoardLanguage,
  bodyOf,
  countIn,
  jsonError,
  languageOf,
  openingWith,
  scriptJson,
  withCookie,
} from './board-parts.ts'

const pod = 'eu-fra.api.csod.com'
/** The search's silent ceiling. */
const maxPageSize = 1_000
const cultures: Readonly<Record<BoardLanguage, readonly [id: number, name: string]>> = {
  it: [14, 'it-IT'],
  de: [3, 'de-DE'],
  en: [1, 'en-US'],
}

/** A tenant has several career sites; those before its own are inactive and hold nothing. */
const siteOf = ({ site }: View) => 1 + (site.seed % 3)
const hostOf = ({ site }: View) => `${site.label}.csod.com`
const boardUrl = (view: View) => `https://${hostOf(view)}/ux/ats/careersite/${siteOf(view)}/home?c=${view.site.label}`
const jobUrl = (view: View, { id }: Opening) =>
  `https://${hostOf(view)}/ux/ats/careersite/${siteOf(view)}/home/requisition/${id}?c=${view.site.label}`
const tokenOf = (view: View) => `eyJhbGciOiJIUzUxMiJ9.${view.site.label}.${dailyToken(view, 'csod')}`

/** The same shell for the list and for each job: scripts draw both. */
function shell(view: View, cid: number): Reply {
  const [cultureID, cultureName] = cultures[languageOf(view)]
  const context = {
    corp: view.site.label,
    user: -100,
    cultureID,
    cultureName,
    package: 'career-site',
    page: 'home',
    endpoints: { cloud: `https://${pod}/`, api: '/' },
    token: tokenOf(view),
    debug: false,
    theming: { primary: '452663' },
  }
  const page = `<!DOCTYPE html>
<html lang="${languageOf(view)}"><head><meta name="robots" content="noindex" /></head>
<body>
<div id="cs-root"></div><script type="text/javascript">var csodPlayerRouteInfo={ "package": "career-site", "page": "home", "cid": "${cid}" };</script><script type="text/javascript" src="/player-career-site/1.25.6/pages/home.js"></script><script type="text/javascript">if(!csod.context  || !csod.context.token)  csod.context=${scriptJson(context)};</script><script type="text/javascript">csod.player.initialize(csod.context);</script></body>
</html>`
  return withCookie(htmlReply(page), `ASP.NET_SessionId=${dailyToken(view, 'session').slice(0, 24)}`)
}

function dateIn(cultureName: unknown, day: Day): string {
  const [year = '', month = '', date = ''] = isoDate(day).split('-')
  if (cultureName === 'en-US') return `${Number(month)}/${Number(date)}/${year}`
  return cultureName === 'de-DE' ? `${date}.${month}.${year}` : `${date}/${month}/${year}`
}

/** One field of the advert without its markup, every ampersand deleted; some tenants write only "see JD". */
function summaryOf(view: View, opening: Opening): string {
  if (view.site.seed % 4 === 0) return 'See JD'
  return opening.parts
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' ')
    .replaceAll('&', '')
}

function search(view: View, { body, headers }: BoardRequest): Reply {
  if (headers.authorization !== `Bearer ${tokenOf(view)}`) return { status: 401, headers: {}, body: '' }
  const asked = bodyOf(body)
  const size = Math.min(countIn(asked.pageSize, 25) || 25, maxPageSize)
  const page = countIn(asked.pageNumber, 1) || 1
  const countries: readonly unknown[] = Array.isArray(asked.countryCodes) ? asked.countryCodes : []
  const codes = countries.map((code) => String(code).toUpperCase())
  const among = codes.length === 0 ? view.openings : view.openings.filter(({ country }) => codes.includes(country))
  // The site's number is only a filter: a wrong one gives an empty list.
  const found = countIn(asked.careerSitePageId, 0) === siteOf(view) ? among : []
  const { shown, total } = listedPage(view, (page - 1) * size, size, found)
  return jsonReply({
    status: 'Success',
    timestamp: `${isoDate(view.day)}T06:00:00.0000000Z`,
    data: {
      totalCount: total,
      requisitions: shown.map((opening) => ({
        requisitionId: opening.id,
        postingEffectiveDate: dateIn(asked.cultureName, opening.publishedOn),
        postingExpirationDate: '-',
        displayJobTitle: opening.title,
        locations: townsOf(view, opening).map((city) => ({ city, state: '', country: opening.country })),
        externalDescription: summaryOf(view, opening),
      })),
      filters: [],
      customFieldFilters: [],
    },
  })
}

function detailReply(view: View, { url, headers }: BoardRequest): Reply | null {
  const path = url.pathname.toLowerCase()
  const details = /^\/services\/x\/job-requisition\/v2\/requisitions\/(\d+)\/jobdetails$/.exec(path)
  const advert = /^\/services\/api\/ats\/careersite\/(\d+)\/jobrequisitions\/(\d+)$/.exec(path)
  if (details === null && advert === null) return null
  if (headers.authorization !== `Bearer ${tokenOf(view)}`) return { status: 401, headers: {}, body: '' }
  const opening = openingWith(view, details?.[1] ?? advert?.[2])
  if (opening === undefined) return jsonError(404, { status: 2, error: { code: 40, message: 'Resource not found' } })
  const text = advertText(view, opening)
  const fields = {
    id: opening.id,
    reqId: `req${opening.id}`,
    title: opening.title,
    location: townsOf(view, opening)[0],
    ad: text,
  }
  return details === null
    ? jsonReply({ status: 200, totalRecords: 1, data: [{ actions: [], items: [{ fields }] }] })
    : jsonReply({ data: { requisitionId: opening.id, title: opening.title, externalDescription: text } })
}

const answers: BoardServer = (view, request) => {
  const { url, method } = request
  if (url.host === pod)
    return url.pathname === '/rec-job-search/external/jobs' && method === 'POST' ? search(view, request) : null
  if (url.host !== hostOf(view)) return null
  const page = /^\/ux\/ats\/careersite\/(\d+)\/home(?:\/requisition\/\d+)?$/.exec(url.pathname)
  if (page === null) return detailReply(view, request)
  const cid = Number(page[1])
  return cid >= 1 && cid <= siteOf(view) ? shell(view, cid) : redirectReply(`https://${hostOf(view)}/ui/error`, 302)
}

/** https://<tenant>.csod.com/ux/ats/careersite/<n>/home: a shell with a token, which the regional service's search demands. */
export const cornerstoneBoard: Kind = {
  ...boardKind,
  name: 'board-cornerstone',
  share: [0, 0, 0],
  maxWorldwide: 120,
  statesTotal: true,
  hosts: [{ name: /^eu-fra\.api\.csod\.com$/ }, { name: /^[a-z0-9-]+\.csod\.com$/, crawlDelay: 10 }],
  pages: (view) => withBoard(view, boardUrl(view), `<iframe src="${boardUrl(view)}" width="100%"></iframe>`, {}),
  answers,
  urlOf: jobUrl,
}
