import { dailyToken } from '../board-trouble.ts'
import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply, xmlReply } from '../html/reply.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardRequest, BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { countIn, jsonError, openingWith, postingScript, withCookie } from './board-parts.ts'
import { countryName } from './countries.ts'

/** Fixed by the service, whatever is asked. */
const pageSize = 10
const hostOf = ({ site }: View) => `${site.label}.eightfold.ai`
const domainOf = ({ site }: View) => `${site.label}.com`
const boardUrl = (view: View) => `https://${hostOf(view)}/careers`
const jobUrl = (view: View, { id }: Opening) => `${boardUrl(view)}/job/${id}`
/** One tenant in four is still on the older interface. */
const isOlder = ({ site }: View) => site.seed % 4 === 0
const placesOf = (view: View, opening: Opening) =>
  townsOf(view, opening).map((town) => `${town}, ${countryName(opening.country)}`)
const seconds = (day: number) => dateOf(day).getTime() / 1_000

const workplaces = { yes: 'remote', hybrid: 'hybrid', no: 'onsite' } as const

const position = (view: View, opening: Opening) => ({
  id: opening.id,
  displayJobId: `R-${opening.id}`,
  name: opening.title,
  locations: placesOf(view, opening),
  standardizedLocations: townsOf(view, opening).map((town) => `${town}, ${opening.country}`),
  postedTs: seconds(opening.publishedOn),
  creationTs: seconds(opening.opensOn),
  department: view.site.company.sector,
  workLocationOption: opening.smartWorking === null ? null : workplaces[opening.smartWorking],
  locationFlexibility: null,
  atsJobId: `R-${opening.id}`,
  positionUrl: `/careers/job/${opening.id}`,
})

const olderPosition = (view: View, opening: Opening, text: string) => ({
  id: opening.id,
  name: opening.title,
  canonicalPositionUrl: jobUrl(view, opening),
  location: placesOf(view, opening)[0],
  locations: placesOf(view, opening),
  job_description: text,
  t_create: seconds(opening.publishedOn),
  department: view.site.company.sector,
  work_location_option: opening.smartWorking === 'yes' ? 'remote' : null,
})

/** Asked for a place, the list is of that country. */
function asked(view: View, { searchParams }: URL): readonly Opening[] {
  const place = (searchParams.get('location') ?? '').toLowerCase()
  return place === ''
    ? view.openings
    : view.openings.filter(({ country }) => countryName(country).toLowerCase() === place)
}

function apiReply(view: View, { url }: BoardRequest): Reply | null {
  if (url.searchParams.get('domain') !== domainOf(view))
    return jsonError(404, { status: 404, error: { message: 'Not found' } })
  const start = countIn(url.searchParams.get('start'), 0)
  const { shown, total } = listedPage(view, start, pageSize, asked(view, url))
  if (url.pathname.startsWith('/api/pcsx/')) {
    if (isOlder(view)) return jsonError(403, { message: 'PCSX is not enabled for this user.' })
    if (url.pathname === '/api/pcsx/search')
      return jsonReply({
        status: 200,
        error: { message: '' },
        data: { positions: shown.map((one) => position(view, one)), count: total },
      })
    const opening = openingWith(view, url.searchParams.get('position_id'))
    if (url.pathname !== '/api/pcsx/position_details' || opening === undefined) return jsonError(404, { status: 404 })
    return jsonReply({
      status: 200,
      data: { ...position(view, opening), jobDescription: advertText(view, opening), publicUrl: jobUrl(view, opening) },
    })
  }
  if (!isOlder(view)) return jsonError(403, { message: 'Not authorized for PCSX' })
  if (url.pathname === '/api/apply/v2/jobs')
    return jsonReply({
      domain: domainOf(view),
      positions: shown.map((one) => olderPosition(view, one, '')),
      count: total,
    })
  const opening = openingWith(view, /^\/api\/apply\/v2\/jobs\/(\d+)$/.exec(url.pathname)?.[1])
  return opening === undefined ? null : jsonReply(olderPosition(view, opening, advertText(view, opening)))
}

const answers: BoardServer = (view, request) => {
  const { url } = request
  if (url.host !== hostOf(view)) return null
  if (url.pathname.startsWith('/api/')) return apiReply(view, request)
  if (url.pathname === '/careers') {
    const script = `<script>window._EF_GROUP_ID = "${domainOf(view)}"; window._EF_LANG = "it";</script><div id="EFSmartApply-root"></div>`
    return withCookie(htmlReply(boardPage(view, 'Careers', script)), `_vs=${dailyToken(view, 'eightfold')}`)
  }
  if (url.pathname === '/careers/sitemap.xml') {
    const { shown } = listedPage(view, 0, Number.POSITIVE_INFINITY)
    const entries = shown.map(
      (opening) => `<url><loc>${jobUrl(view, opening)}-${opening.slug}?domain=${domainOf(view)}</loc></url>`,
    )
    return xmlReply(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    )
  }
  const opening = openingWith(view, /^\/careers\/job\/(\d+)/.exec(url.pathname)?.[1])
  return opening === undefined ? null : htmlReply(jobPage(view, opening, postingScript(view, opening)))
}

/** https://<tenant>.eightfold.ai/careers: ten at a time, by the newer or the older interface, which names the employer's domain. */
export const eightfoldBoard: Kind = {
  ...boardKind,
  name: 'board-eightfold',
  share: [0, 0, 0],
  maxWorldwide: 120,
  statesTotal: true,
  hosts: [{ name: /^[a-z0-9-]+\.eightfold\.ai$/ }],
  pages: (view) =>
    withBoard(view, boardUrl(view), `<p><a href="${boardUrl(view)}?domain=${domainOf(view)}">Careers</a></p>`, {}),
  answers,
  urlOf: jobUrl,
}
