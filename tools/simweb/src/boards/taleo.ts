import { dailyToken } from '../board-trouble.ts'
import { italianDate } from '../days.ts'
import { hashText } from '../hash.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardRequest, BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, bodyOf, countIn, jsonError, languageOf, openingWith, withCookie } from './board-parts.ts'
import { countryName } from './countries.ts'

const pageSize = 25
const section = 'ex'
const headers: Readonly<Record<BoardLanguage, readonly string[]>> = {
  it: ['Posizione', 'Località', 'Data di pubblicazione', 'Icone', 'Azioni'],
  de: ['Stelle', 'Ort', 'Veröffentlicht', 'Icons', 'Actions'],
  en: ['Job', 'Location', 'Posting Date', 'Icons', 'Actions'],
}

const hostOf = ({ site }: View) => `${site.label}.taleo.net`
const boardUrl = (view: View) =>
  `https://${hostOf(view)}/careersection/${section}/jobsearch.ftl?lang=${languageOf(view)}`
const jobUrl = (view: View, { id }: Opening) =>
  `https://${hostOf(view)}/careersection/${section}/jobdetail.ftl?job=${id}&lang=${languageOf(view)}`
/** The portal's number is only in the page. */
const portalOf = (view: View) => String(101_000_000 + (hashText(`portal ${view.site.label} ${view.day}`) % 900_000))

function shell(view: View): Reply {
  const page = `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>Job Search</title>
<script type="text/javascript">var _ftl = { lang: '${languageOf(view)}', portalNo: '${portalOf(view)}', urlRoot: '/careersection/' };</script></head>
<body><div id="searchFormContainer"><form><input id="KEYWORD"></form></div><div id="mainContent"><img class="logo" alt="${escapeHtml(view.site.company.short)} logo"><table id="jobs" class="table"><thead><tr>${headers[languageOf(view)].map((header) => `<th>${header}</th>`).join('')}</tr></thead><tbody></tbody></table></div></body></html>`
  return withCookie(htmlReply(page), `JSESSIONID=${dailyToken(view, 'taleo')}`)
}

function search(view: View, { url, body, headers: sent, method }: BoardRequest): Reply | null {
  if (method !== 'POST') return null
  if (url.searchParams.get('portal') !== portalOf(view)) return jsonError(401, { careerSectionUnAvailable: true })
  // Without the browser's time zone the service fails.
  if (sent.tz === undefined) return jsonError(500, { careerSectionUnAvailable: false, requisitionList: null })
  const page = countIn(bodyOf(body).pageNo, 1) || 1
  const { shown, total } = listedPage(view, (page - 1) * pageSize, pageSize)
  return jsonReply({
    requisitionList: shown.map((opening) => ({
      jobId: String(opening.id),
      contestNo: String(opening.id),
      column: [
        opening.title,
        JSON.stringify(townsOf(view, opening).map((town) => `${countryName(opening.country)}-${town}`)),
        italianDate(opening.publishedOn),
      ],
      linkedColumn: 0,
      locationsColumns: [1],
      hotJob: false,
    })),
    pagingData: { currentPageNo: page, pageSize, totalCount: total },
    queryString: '',
    careerSectionUnAvailable: false,
  })
}

/** A job's page holds its fields as two parallel lists of a script, the texts percent-encoded. */
function jobPage(view: View, opening: Opening): Reply {
  const encoded = (text: string) => `'${encodeURIComponent(text).replaceAll("'", '%27')}'`
  const fields = [
    ['reqlistitem.title', encoded(opening.title)],
    ['reqlistitem.no', encoded(String(opening.id))],
    ['reqlistitem.description', `'!*!${encodeURIComponent(advertText(view, opening)).replaceAll("'", '%27')}'`],
    ['reqlistitem.primarylocation', encoded(`${countryName(opening.country)}-${townsOf(view, opening)[0] ?? ''}`)],
    ['reqlistitem.jobschedule', encoded(opening.scheduleWords ?? '')],
    ['reqlistitem.postingdate', encoded(italianDate(opening.publishedOn))],
  ] as const
  return htmlReply(`<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(opening.title)}</title></head><body><div id="requisitionDescriptionInterface"></div>
<script type="text/javascript">
var descRequisition = { _hlid: [${fields.map(([label]) => `'${label}'`).join(',')}], };
api.fillList('requisitionDescriptionInterface', 'descRequisition', [${fields.map(([, value]) => value).join(',')}]);
</script></body></html>`)
}

const answers: BoardServer = (view, request) => {
  const { url } = request
  if (url.host !== hostOf(view)) return null
  if (url.pathname === '/careersection/rest/jobboard/searchjobs') return search(view, request)
  if (/^\/careersection\/ex\/(?:jobsearch|moresearch)\.ftl$/.test(url.pathname)) return shell(view)
  if (url.pathname !== `/careersection/${section}/jobdetail.ftl`) return null
  const opening = openingWith(view, url.searchParams.get('job'))
  return opening === undefined
    ? htmlReply('<!DOCTYPE html><html><body><p>The job is no longer available.</p></body></html>')
    : jobPage(view, opening)
}

/** https://<zone>.taleo.net/careersection/ex/jobsearch.ftl, for large employers: a shell with the portal's number, 25 at a time by POST. */
export const taleoBoard: Kind = {
  ...boardKind,
  name: 'board-taleo',
  share: [0, 0, 0],
  maxWorldwide: 120,
  statesTotal: true,
  hosts: [{ name: /^(?!phe\.tbe\.)[a-z0-9-]+\.taleo\.net$/ }],
  pages: (view) => {
    const href = boardUrl(view)
    return withBoard(view, href, `<iframe src="${href}" width="100%"></iframe>`, {})
  },
  answers,
  urlOf: jobUrl,
}
