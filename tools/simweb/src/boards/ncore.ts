import { isoDate } from '../days.ts'
import { companyPages } from '../html/company-pages.ts'
import { escapeHtml } from '../html/escape.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { careersPath } from '../kinds/careers-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, languageOf, openingWith } from './board-parts.ts'

const apply: Readonly<Record<BoardLanguage, string>> = { it: 'Candidati Ora', de: 'Jetzt bewerben', en: 'Apply Now' }
const none: Readonly<Record<BoardLanguage, string>> = {
  it: 'Al momento non ci sono posizioni aperte.',
  de: 'Derzeit gibt es keine offenen Stellen.',
  en: 'There are no open positions at the moment.',
}
const host = 'app.ncoreplat.com'
const boardPath = ({ site }: View) => `/jobboard/${1_000 + site.number}/${site.label}`
const jobPath = (view: View, { id, slug }: Opening) =>
  `/jobposition/${id}/${slug}-${languageOf(view)}/${view.site.label}`
const jobUrl = (view: View, opening: Opening) => `https://${host}${jobPath(view, opening)}`

/** A card's heading is no link; only its button is. */
function listPage(view: View): Reply {
  const cards = view.openings.map((opening) => {
    const teaser = opening.parts[0]?.text.slice(0, 120) ?? ''
    return `<div class="card"><div class="card-body"><h3 class="card-title">${escapeHtml(opening.title)}</h3><p class="text-muted"><i class="fa fa-map-marker"></i> ${escapeHtml(townsOf(view, opening).join(', '))}</p><p class="card-text">${escapeHtml(teaser)}…</p><a class="btn btn-primary" href="${jobPath(view, opening)}">${apply[languageOf(view)]}</a></div></div>`
  })
  return htmlReply(boardPage(view, 'Job board', cards.join('\n') || `<p>${none[languageOf(view)]}</p>`))
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== host) return null
  if (url.pathname === boardPath(view)) return listPage(view)
  const opening = openingWith(view, /^\/jobposition\/(\d+)\//.exec(url.pathname)?.[1])
  return opening === undefined ? null : htmlReply(jobPage(view, opening))
}

/** https://app.ncoreplat.com/jobboard/<number>/<company>. */
export const ncoreBoard: Kind = {
  ...boardKind,
  name: 'board-ncore',
  share: [0, 0, 0],
  hosts: [{ name: /^app\.ncoreplat\.com$/ }],
  pages: (view) => {
    const board = `https://${host}${boardPath(view)}`
    return withBoard(view, board, `<iframe src="${board}" width="100%" height="900"></iframe>`, {})
  },
  answers,
  urlOf: jobUrl,
}

const guard =
  '<!DOCTYPE html><html><head><title>Attention Required!</title></head><body><h1>Sorry, you have been blocked</h1><p>This website is using a security service to protect itself.</p></body></html>'

/** The employer's own file of positions, of each subsidiary one list. */
function ownPositions(view: View): Reply {
  const positions = view.openings.map((opening) => ({
    title: opening.title,
    countryText: 'Italia',
    cityText: opening.towns.join(', '),
    contractText: opening.contractWords ?? '',
    orderDate: isoDate(opening.publishedOn),
    url: jobUrl(view, opening),
  }))
  return jsonReply({ Positions: { [view.site.company.name]: positions } })
}

/** A firewall keeps readers off the system's pages, whose troubles don't matter: the employer's own careers page draws the list from a file. */
export const guardedNcoreBoard: Kind = {
  ...boardKind,
  share: [0, 0, 0],
  urlOf: jobUrl,
  name: 'board-ncore-guarded',
  tells: 'row',
  pages: (view) => {
    const { careersLabel } = view.site.traits
    const main = `<h1>${careersLabel}</h1><div id="positions"></div><script>fetch("/positions.json").then((answer) => answer.json()).then(draw)</script>`
    return {
      ...companyPages(view),
      [careersPath(view)]: () => htmlReply(layoutPage(view, { title: careersLabel, main })),
      '/positions.json': () => ownPositions(view),
    }
  },
  answers: (_, { url }) => (url.host === host ? { ...htmlReply(guard), status: 403 } : null),
}
