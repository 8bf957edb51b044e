import { dailyToken } from '../board-trouble.ts'
import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply, redirectReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import {
  type BoardLanguage,
  bodyOf,
  countIn,
  languageOf,
  postingScript,
  scriptJson,
  withCookie,
} from './board-parts.ts'
import { countryName } from './countries.ts'

const pageSize = 10
/** Larger sizes are cut to this one without a word. */
const maxPageSize = 500
const prefixes: Readonly<Record<BoardLanguage, string>> = { it: 'it/it', de: 'it/de', en: 'global/en' }

const prefixOf = (view: View) => prefixes[languageOf(view)]
const rootOf = (view: View) => `${view.origin}/${prefixOf(view)}`
const referenceOf = ({ id }: Opening) => `R-${id}`
/** The title that links add is only decoration. */
const jobUrl = (view: View, opening: Opening) => `${rootOf(view)}/job/${referenceOf(opening)}`

function listed(view: View, opening: Opening) {
  const [city = ''] = townsOf(view, opening)
  const place = `${city}, ${countryName(opening.country)}`
  return {
    type: opening.schedule === null ? '' : opening.schedule === 'part' ? 'Part-Time' : 'Full-Time',
    descriptionTeaser: opening.parts[0]?.text.slice(0, 300) ?? '',
    reqId: referenceOf(opening),
    jobId: referenceOf(opening),
    jobSeqNo: `${view.site.label.toUpperCase().replaceAll('-', '')}${opening.id}EXTERNALITIT`,
    locale: languageOf(view),
    title: opening.title,
    city,
    country: countryName(opening.country),
    cityStateCountry: place,
    location: place,
    multi_location: townsOf(view, opening).map((town) => `${town}, ${countryName(opening.country)}`),
    postedDate: dateOf(opening.publishedOn).toISOString().replace('Z', '+0000'),
    category: view.site.company.sector,
    department: '',
  }
}

function results(view: View, from: number, size: number, countries: readonly string[] = []) {
  const among =
    countries.length === 0
      ? view.openings
      : view.openings.filter(({ country }) => countries.includes(countryName(country)))
  const { shown, total } = listedPage(view, from, size, among)
  return {
    status: 200,
    hits: shown.length,
    totalHits: total,
    data: { jobs: shown.map((opening) => listed(view, opening)), aggregations: [] },
  }
}

function page(view: View, title: string, ddo: unknown, main: string, head = ''): Reply {
  const app = {
    widgetApiEndpoint: `${view.origin}/widgets`,
    country: prefixOf(view).split('/')[0],
    locale: prefixOf(view).split('/').toReversed().join('_'),
    deviceType: 'desktop',
    refNum: view.site.label.toUpperCase().slice(0, 8),
    baseUrl: `${rootOf(view)}/`,
    pageName: 'search-results',
  }
  const body = `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}<script>var phApp = phApp || ${scriptJson(app)}; phApp.ddo = ${scriptJson(ddo)}; phApp.experimentData = {}; phApp.csrfToken = "${dailyToken(view, 'phenom')}";</script></head><body>${main}<script src="https://cdn.phenompeople.com/CareerConnectResources/common/js/vendor.js"></script></body></html>`
  return withCookie(htmlReply(body), `PLAY_SESSION=${dailyToken(view, 'session')}`)
}

/** No text is in the page for people but the title: a script draws it from the data. */
function jobPage(view: View, opening: Opening): Reply {
  const job = { ...listed(view, opening), description: advertText(view, opening) }
  return page(
    view,
    opening.title,
    { jobDetail: { status: 200, data: { job } } },
    '<div class="phw-widget"></div>',
    postingScript(view, opening),
  )
}

function widgets(view: View, body: string): Reply {
  const asked = bodyOf(body)
  const { ddoKey, selected_fields: fields } = asked
  if (ddoKey === 'refineSearch' || ddoKey === 'eagerLoadRefineSearch') {
    const country: unknown = typeof fields === 'object' && fields !== null && 'country' in fields ? fields.country : []
    const countries = Array.isArray(country) ? country.map(String) : []
    return jsonReply({
      [ddoKey]: results(
        view,
        countIn(asked.from, 0),
        Math.min(countIn(asked.size, pageSize) || pageSize, maxPageSize),
        countries,
      ),
    })
  }
  const opening = view.openings.find(
    (one) => listed(view, one).jobSeqNo === asked.jobSeqNo || referenceOf(one) === asked.jobId,
  )
  return jsonReply({
    jobDetail: {
      status: 200,
      data: opening === undefined ? {} : { job: { ...listed(view, opening), description: advertText(view, opening) } },
    },
  })
}

const answers: BoardServer = (view, { url, method, body }) => {
  if (url.pathname === '/widgets') return method === 'POST' ? widgets(view, body) : null
  const [, prefix, rest] = /^\/((?:[a-z]{2,6})\/[a-z]{2})\/(search-results|job\/.*)$/.exec(url.pathname) ?? []
  if (prefix === undefined || rest === undefined) return null
  // Another country's address leads to the start page, and says nothing of it.
  if (prefix !== prefixOf(view)) return redirectReply(`${view.origin}/`, 302)
  if (rest === 'search-results')
    return page(
      view,
      'Search results',
      {
        eagerLoadRefineSearch: results(view, countIn(url.searchParams.get('from'), 0), pageSize),
        siteConfig: { status: 'success' },
      },
      '<div class="phw-widget"></div>',
    )
  const opening = view.openings.find((one) => rest.split('/')[1] === referenceOf(one))
  return opening === undefined ? null : jobPage(view, opening)
}

/** On the employer's own host, under a country and a language: the list is an object in a script, ten at a time. */
export const phenomBoard: Kind = {
  ...boardKind,
  name: 'board-phenom',
  share: [0, 0, 0],
  maxWorldwide: 120,
  isSecure: true,
  pages: (view) =>
    withBoard(
      view,
      `${rootOf(view)}/search-results`,
      `<p><a href="${rootOf(view)}/search-results?keywords=">Cerca</a></p>`,
      {},
    ),
  answers,
  urlOf: jobUrl,
}
