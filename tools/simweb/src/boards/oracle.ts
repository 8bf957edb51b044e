import { isoDate } from '../days.ts'
import { hashText } from '../hash.ts'
import { advertText } from '../html/advert-parts.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'
import { countryName } from './countries.ts'

const hostOf = ({ site }: View) => `https://${site.label}.fa.em2.oraclecloud.com`
const boardUrl = (view: View) => `${hostOf(view)}/hcmUI/CandidateExperience/it/sites/CX_1`
const jobUrl = (view: View, { id }: Opening) => `${boardUrl(view)}/job/${id}`
const api = '/hcmRestApi/resources/latest/recruitingCEJobRequisition'
const maxLimit = 25
/** Its names of places are in capitals. */
const placeOf = (town: string, { country }: Opening) => `${town.toUpperCase()}, ${countryName(country)}`
const countryId = (country: string) => `3000000${hashText(country)}`

function entry(view: View, opening: Opening) {
  const [primary = '', ...secondary] = townsOf(view, opening)
  return {
    Id: String(opening.id),
    Title: opening.title,
    PostedDate: isoDate(opening.publishedOn),
    PostingEndDate: null,
    Language: 'it',
    PrimaryLocationCountry: opening.country,
    PrimaryLocation: placeOf(primary, opening),
    ShortDescriptionStr: '',
    JobSchedule: null,
    secondaryLocations: secondary.map((town) => ({ Name: placeOf(town, opening), CountryCode: opening.country })),
  }
}

/** `findReqs;siteNumber=CX_1,limit=25,offset=50` */
function parametersOf(finder: string): Record<string, string> {
  const pairs = finder.slice(finder.indexOf(';') + 1).split(',')
  return Object.fromEntries(pairs.map((pair) => pair.split('=')).map(([name = '', value = '']) => [name, value]))
}

function list(view: View, finder: string): Reply {
  const { limit = '10', offset = '0', selectedLocationsFacet = '', locationId = '', facetsList } = parametersOf(finder)
  const country = selectedLocationsFacet || locationId
  const among = country === '' ? view.openings : view.openings.filter((one) => countryId(one.country) === country)
  const { shown, total } = listedPage(view, Number(offset), Math.min(Number(limit), maxLimit), among)
  const countries = Map.groupBy(view.openings, (one) => one.country)
  const locationsFacet = [...countries].map(([code, openings]) => ({
    Id: countryId(code),
    Name: countryName(code),
    TotalCount: openings.length,
  }))
  return jsonReply({
    items: [
      {
        SearchId: 1,
        TotalJobsCount: total,
        Limit: Number(limit),
        Offset: Number(offset),
        requisitionList: shown.map((opening) => entry(view, opening)),
        ...(facetsList === undefined ? {} : { locationsFacet }),
      },
    ],
    count: 1,
    hasMore: false,
  })
}

function answer(view: View, { url }: BoardRequest): Reply | null {
  const finder = url.searchParams.get('finder') ?? ''
  if (url.pathname === `${api}s`) return list(view, finder)
  if (url.pathname === `${api}Details`) {
    const id = /Id="(\d+)"/.exec(finder)?.[1]
    const opening = view.openings.find((one) => String(one.id) === id)
    const items =
      opening === undefined ? [] : [{ ...entry(view, opening), ExternalDescriptionStr: advertText(view, opening) }]
    return jsonReply({ items, count: items.length, hasMore: false })
  }
  return url.href.startsWith(boardUrl(view))
    ? htmlReply(
        boardPage(view, 'Careers', '<div id="app"></div><script src="/hcmUI/CandidateExperience/app.js"></script>'),
      )
    : null
}

export const oracleBoard: Kind = {
  ...boardKind,
  name: 'board-oracle',
  share: [0, 0, 0],
  maxWorldwide: 300,
  statesTotal: true,
  hosts: [{ name: /^[a-z0-9-]+\.fa\.em2\.oraclecloud\.com$/ }],
  pages: (view) =>
    withBoard(view, boardUrl(view), `<iframe src="${boardUrl(view)}/requisitions" height="900"></iframe>`, {}),
  answers: answer,
  urlOf: jobUrl,
}
