import { isoDate } from '../days.ts'
import { hashText } from '../hash.ts'
import { advertText } from '../html/advert-parts.ts'
import { emptyReply, htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'
import { countryName } from './countries.ts'

const site = 'Careers'
const maxLimit = 20
const hostOf = ({ site: { label } }: View) => `https://${label}.wd3.myworkdayjobs.com`
const referenceOf = ({ id }: Opening) => `JR-${id}`
const placeOf = (view: View, opening: Opening) => townsOf(view, opening)[0] ?? ''
const pathOf = (view: View, opening: Opening) =>
  `/job/${encodeURIComponent(placeOf(view, opening).replaceAll(' ', '-'))}/${opening.slug}_${referenceOf(opening)}`

/** Workday's words for the age of a posting, which change by themselves. */
function postedOn({ day }: View, { publishedOn }: Opening): string {
  const age = day - publishedOn
  if (age <= 0) return 'Posted Today'
  if (age === 1) return 'Posted Yesterday'
  return age > 30 ? 'Posted 30+ Days Ago' : `Posted ${age} Days Ago`
}

function entry(view: View, opening: Opening) {
  const towns = townsOf(view, opening)
  return {
    title: opening.title,
    externalPath: pathOf(view, opening),
    locationsText: towns.length > 1 ? `${towns.length} Locations` : placeOf(view, opening),
    postedOn: postedOn(view, opening),
    bulletFields: [referenceOf(opening)],
  }
}

const facetId = (country: string) => hashText(country).toString(16).padStart(32, 'b')

function facets({ openings }: View) {
  const countries = Map.groupBy(openings, ({ country }) => country)
  const values = [...countries].map(([country, among]) => ({
    descriptor: countryName(country),
    id: facetId(country),
    count: among.length,
  }))
  return [
    { facetParameter: 'jobFamilyGroup', descriptor: 'Job Category', values: [] },
    {
      facetParameter: 'locationMainGroup',
      values: [{ facetParameter: 'locationHierarchy1', descriptor: 'Countries', values }],
    },
  ]
}

function list(view: View, body: string): Reply {
  const asked = JSON.parse(body) as { appliedFacets?: Record<string, string[]>; limit?: number; offset?: number }
  const { appliedFacets = {}, limit = maxLimit, offset = 0 } = asked
  if (limit > maxLimit) return { ...jsonReply({ errorCode: 'HTTP_400' }), status: 400 }
  const chosen = appliedFacets.locationHierarchy1
  const among =
    chosen === undefined ? view.openings : view.openings.filter(({ country }) => chosen.includes(facetId(country)))
  const { shown, total } = listedPage(view, offset, limit, among)
  return jsonReply({
    // Only the first page carries it.
    total: offset === 0 ? total : 0,
    jobPostings: shown.map((opening) => entry(view, opening)),
    facets: offset === 0 ? facets(view) : [],
    userAuthenticated: false,
  })
}

function detail(view: View, opening: Opening): Reply {
  const [location, ...additionalLocations] = townsOf(view, opening)
  return jsonReply({
    jobPostingInfo: {
      id: facetId(String(opening.id)),
      title: opening.title,
      jobDescription: advertText(view, opening),
      location,
      ...(additionalLocations.length === 0 ? {} : { additionalLocations }),
      postedOn: postedOn(view, opening),
      startDate: isoDate(opening.publishedOn),
      ...(opening.scheduleWords === null ? {} : { timeType: opening.schedule === 'part' ? 'Part time' : 'Full time' }),
      jobReqId: referenceOf(opening),
      jobPostingSiteId: site,
      country: { descriptor: countryName(opening.country), id: facetId(opening.country) },
      canApply: true,
      posted: true,
      externalUrl: `${hostOf(view)}/${site}${pathOf(view, opening)}`,
    },
    userAuthenticated: false,
  })
}

function answer(view: View, { url, method, body }: BoardRequest): Reply | null {
  const api = `/wday/cxs/${view.site.label}/${site}`
  if (url.pathname === `${api}/jobs`) return method === 'POST' ? list(view, body) : emptyReply(405)
  const opening = view.openings.find((one) => url.pathname.endsWith(pathOf(view, one)))
  if (opening !== undefined && url.pathname.startsWith(api)) return detail(view, opening)
  // Every page is the same shell, whatever its path.
  return url.pathname.startsWith(`/${site}`)
    ? htmlReply(boardPage(view, 'Careers', '<div id="root"></div><script src="/wday/asset/app.js"></script>'))
    : null
}

/** https://<tenant>.wd3.myworkdayjobs.com: a list of twenty at a time by POST, facets, and a detail of each job. */
export const workdayBoard: Kind = {
  ...boardKind,
  name: 'board-workday',
  share: [0, 0, 0],
  maxWorldwide: 300,
  statesTotal: true,
  hosts: [{ name: /^[a-z0-9-]+\.wd3\.myworkdayjobs\.com$/ }],
  pages: (view) =>
    withBoard(
      view,
      `${hostOf(view)}/${site}`,
      `<p>Cerca tra le <a href="${hostOf(view)}/it-IT/${site}">offerte di lavoro</a></p>`,
      {},
    ),
  answers: answer,
  urlOf: (view, opening) => `${hostOf(view)}/${site}${pathOf(view, opening)}`,
}
