import { dailyToken } from '../board-trouble.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { countIn, keyOf, languageOf, openingWith, withCookie } from './board-parts.ts'

const pageSize = 10
const host = 'phe.tbe.taleo.net'
const folder = '/phe03/ats/careers/v2'

const queryOf = ({ site }: View) => `org=${site.label}&cws=${30 + (site.seed % 20)}`
const boardUrl = (view: View) => `https://${host}${folder}/searchResults?${queryOf(view)}`
const jobUrl = (view: View, { id }: Opening) => `https://${host}${folder}/viewRequisition?${queryOf(view)}&rid=${id}`
/** The session names the company; the link to the next rows does not. */
const sessionOf = (view: View) => `${dailyToken(view, 'tbe').toUpperCase()}.${view.site.label}`

function listPage(view: View, from: number): Reply {
  const next = from + pageSize
  const { shown, total } = listedPage(view, from, pageSize)
  const blocks = shown.map(
    (
      opening,
    ) => `<div class="oracletaleocwsv2-accordion-block"><div class="oracletaleocwsv2-accordion-head"><div class="oracletaleocwsv2-accordion-head-info">
<h4 class="oracletaleocwsv2-head-title"><a href="${escapeHtml(jobUrl(view, opening))}" class="viewJobLink">${escapeHtml(opening.title)}</a></h4>
<div tabindex="0">${escapeHtml(view.site.company.sector)}</div><div tabindex="0">${escapeHtml(townsOf(view, opening).join(', '))}</div>
</div><!--/.accordion-head-info --></div></div><!--/.accordion-block-->`,
  )
  const more =
    next < total
      ? `<a href="${folder}/searchResults?next&amp;rowFrom=${next}&amp;act=null&amp;sortColumn=null&amp;sortOrder=null&amp;currentTime=${keyOf(String(view.day), 8)}" class="jscroll-next">next</a>`
      : ''
  const none = '<p class="oracletaleocwsv2-no-results">There are currently no openings matching your search.</p>'
  const main = `<div class="oracletaleocwsv2-accordion jscroll">${blocks.join('\n')}${total === 0 ? none : more}</div>`
  if (from > 0) return htmlReply(main)
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>Search Results</title></head><body><h1>${escapeHtml(view.site.company.short)}</h1><h2><span class="oracletaleocwsv2-panel-number">${total}</span> Results</h2><select id="sortBy"><option sortColumn="0">Title</option><option sortColumn="1">Department</option><option sortColumn="2">Location</option></select>${main}</body></html>`,
  )
}

function jobPage(view: View, opening: Opening): Reply {
  const fact = (label: string, value: string) =>
    `<div class="cws-V2-reqfieldcell-right">${label}</div><div class="cws-V2-reqfieldcell-left"><strong>${escapeHtml(value)}</strong></div>`
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(opening.title)}</title></head><body><h1>${escapeHtml(opening.title)}</h1><div class="well oracletaleocwsv2-job-description">${fact('Location', townsOf(view, opening).join(', '))}${fact('Employment Type', opening.scheduleWords ?? '')}</div><div name="cwsJobDescription" class="oracletaleocwsv2-job-description">${advertText(view, opening)}</div><section><button>Apply</button></section></body></html>`,
  )
}

/** The search is kept in the session: without it there is nothing to continue. */
const expired = htmlReply('<!DOCTYPE html><html><body><p>Your session has expired.</p></body></html>')

const answers: BoardServer = (view, { url, cookies }) => {
  if (url.host !== host) return null
  if (url.pathname === `${folder}/searchResults`) {
    if (!url.searchParams.has('next')) return withCookie(listPage(view, 0), `JSESSIONID=${sessionOf(view)}`)
    return cookies.JSESSIONID === sessionOf(view)
      ? listPage(view, countIn(url.searchParams.get('rowFrom'), 0))
      : expired
  }
  if (url.pathname !== `${folder}/viewRequisition`) return null
  const opening = openingWith(view, url.searchParams.get('rid'))
  return opening === undefined ? null : jobPage(view, opening)
}

/** https://phe.tbe.taleo.net/…/searchResults?org=<company>, for small companies: ten at a time, the rest in the session. */
export const taleoBusinessBoard: Kind = {
  ...boardKind,
  name: 'board-taleo-business',
  share: [0, 0, 0],
  statesTotal: true,
  hosts: [{ name: /^phe\.tbe\.taleo\.net$/, unknown: () => expired }],
  pages: (view) => {
    const href = escapeHtml(boardUrl(view))
    return withBoard(view, href, `<iframe src="${href}" width="100%"></iframe>`, {})
  },
  answers,
  urlOf: jobUrl,
}
