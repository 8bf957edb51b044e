import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, redirectReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, countIn, keyOf, languageOf, postingScript } from './board-parts.ts'

const pageSize = 50
const shownByCategory = 3
const words: Readonly<Record<BoardLanguage, Readonly<Record<'of' | 'none' | 'next', string>>>> = {
  it: { of: 'di', none: 'Nessun risultato trovato', next: 'Successiva' },
  de: { of: 'von', none: 'Keine Ergebnisse gefunden', next: 'Weiter' },
  en: { of: 'of', none: 'No results found', next: 'Next' },
}

const folderOf = ({ site }: View) => `/${site.label}`
const codeOf = ({ id }: Opening) => `o${keyOf(`jobvite ${id}`, 7)}`
const jobUrl = (view: View, opening: Opening) => `https://jobs.jobvite.com${folderOf(view)}/job/${codeOf(opening)}`

function row(view: View, opening: Opening): string {
  return `<tr><td class="jv-job-list-name"><a href="${folderOf(view)}/job/${codeOf(opening)}">${escapeHtml(opening.title)}</a></td><td class="jv-job-list-location">
    ${escapeHtml(townsOf(view, opening).join(', '))}, Italy
  </td></tr>`
}

const page = (view: View, title: string, main: string, head = '') =>
  htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}</head><body class="jv-desktop"><article class="jv-page-body"><div class="jv-wrapper">${main}</div></article></body></html>`,
  )

function searchPage(view: View, number: number): Reply {
  const said = words[languageOf(view)]
  const title = `${view.site.company.short} Careers`
  const shown = view.openings.slice(number * pageSize, (number + 1) * pageSize)
  if (shown.length === 0) return page(view, title, `<div class="jv-search-results"><p>${said.none}</p></div>`)
  const end = number * pageSize + shown.length
  const next =
    end < view.openings.length
      ? `<a href="${folderOf(view)}/search?p=${number + 1}" class="jv-pagination-next">${said.next}</a>`
      : ''
  return page(
    view,
    title,
    `<table class="jv-job-list"><tbody>${shown.map((opening) => row(view, opening)).join('\n')}</tbody></table><div class="jv-pagination"><div class="jv-pagination-text">${number * pageSize + 1}-${end} ${said.of} ${view.openings.length}</div>${next}</div>`,
  )
}

/** The landing page groups jobs and cuts long groups off. */
function jobsPage(view: View): Reply {
  const rows = view.openings.slice(0, shownByCategory).map((opening) => row(view, opening))
  const more = view.openings.length > shownByCategory ? `<a href="${folderOf(view)}/search">Show More</a>` : ''
  return page(
    view,
    `${view.site.company.short} Careers`,
    `<h3 class="h2">${escapeHtml(view.site.company.sector)}</h3><table class="jv-job-list"><tbody>${rows.join('\n')}</tbody></table>${more}`,
  )
}

function jobPage(view: View, opening: Opening): Reply {
  const place = escapeHtml(`${townsOf(view, opening).join(', ')}, Italy`)
  // Some templates state no JobPosting at all.
  const stated =
    view.site.seed % 4 === 0
      ? ''
      : postingScript(view, opening, {
          hiringOrganization: view.site.company.name,
          baseSalary: { '@type': 'MonetaryAmount' },
        })
  return page(
    view,
    opening.title,
    `<h2 class="jv-header">${escapeHtml(opening.title)}</h2><p class="jv-job-detail-meta">${escapeHtml(view.site.company.sector)}<span class='jv-inline-separator'></span>${place}</p><div class="jv-job-detail-description">${advertText(view, opening)}</div><div class="jv-job-detail-bottom-actions"><a class="jv-button" href="${folderOf(view)}/job/${codeOf(opening)}/apply">Apply</a></div>`,
    stated,
  )
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== 'jobs.jobvite.com') return null
  const path = url.pathname.replace(/^\/careers(?=\/)/, '').replace(/\/$/, '')
  if (path === `${folderOf(view)}/search`) return searchPage(view, countIn(url.searchParams.get('p'), 0))
  if (path === folderOf(view) || path === `${folderOf(view)}/jobs`) return jobsPage(view)
  const code = /\/job\/(\w+)$/.exec(path)?.[1]
  if (code === undefined) return null
  const opening = view.openings.find((one) => codeOf(one) === code)
  return opening === undefined
    ? redirectReply(`https://jobs.jobvite.com/careers${folderOf(view)}/jobs?error=404`, 303)
    : jobPage(view, opening)
}

/** https://jobs.jobvite.com/<company>/search: fifty at a time, a counter and a link to the next. */
export const jobviteBoard: Kind = {
  ...boardKind,
  name: 'board-jobvite',
  share: [0, 0, 0],
  hosts: [{ name: /^jobs\.jobvite\.com$/, unknown: () => redirectReply('http://search.jobvite.com?invalid=1', 302) }],
  slots: [2, 8, 62],
  pages: (view) => {
    const board = `https://jobs.jobvite.com${folderOf(view)}`
    return withBoard(view, `${board}/jobs`, `<iframe src="${board}/search" width="100%"></iframe>`, {})
  },
  answers,
  urlOf: jobUrl,
}
