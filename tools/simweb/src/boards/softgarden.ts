import { dailyToken } from '../board-trouble.ts'
import { isoDate } from '../days.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply } from '../html/reply.ts'
import { boardKind, jobPage, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, languageOf, openingWith, postingScript, withCookie } from './board-parts.ts'

const words: Readonly<Record<BoardLanguage, Readonly<Record<'jobs' | 'audience', string>>>> = {
  it: { jobs: 'Offerte di lavoro', audience: 'Professionisti' },
  de: { jobs: 'Stellenangebote', audience: 'Berufserfahrene' },
  en: { jobs: 'Vacancies', audience: 'Professionals' },
}
const hostOf = ({ site }: View) => `${site.label}.softgarden.io`
const boardUrl = (view: View) => `https://${hostOf(view)}/${languageOf(view)}/vacancies`
const jobUrl = (view: View, { id, slug }: Opening) =>
  `https://${hostOf(view)}/job/${id}/${slug}?jobDbPVId=${id}&l=${languageOf(view)}`

/** `01.11.26`. */
function shortDate(opening: Opening): string {
  const [year = '', month, day] = isoDate(opening.publishedOn).split('-')
  return `${day}.${month}.${year.slice(2)}`
}

/** The whole list is in one page, beside the numbers of all jobs. */
function listPage(view: View): Reply {
  const said = words[languageOf(view)]
  const rows = view.openings.map(
    (opening) =>
      `<div class="matchElement" id="job_id_${opening.id}"><div class="matchValue date">${shortDate(opening)}</div><div class="matchValue title"><a href="../job/${opening.id}/${opening.slug}?jobDbPVId=${opening.id}&amp;l=${languageOf(view)}">${escapeHtml(opening.title)}</a></div><div class="matchValue ProjectGeoLocationCity">${escapeHtml(townsOf(view, opening).join(', '))}</div><div class="matchValue audience">${said.audience}</div></div>`,
  )
  const ids = view.openings.map(({ id }) => id).join(', ')
  const page = `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${said.jobs} - ${escapeHtml(view.site.company.short)}</title><script>var complete_job_id_list = jobs_selected = [${ids}];</script></head><body><h1>${said.jobs}</h1><div id="jobList">${rows.join('\n')}</div><footer>powered by softgarden</footer></body></html>`
  return withCookie(htmlReply(page), `JSESSIONID=${dailyToken(view, 'softgarden')}`)
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== hostOf(view)) return null
  if (/^\/(?:[a-z]{2}\/(?:vacancies)?)?$/.test(url.pathname)) return listPage(view)
  const opening = openingWith(view, /^\/(?:[a-z]{2}\/)?job\/(\d+)/.exec(url.pathname)?.[1])
  return opening === undefined ? null : htmlReply(jobPage(view, opening, postingScript(view, opening)))
}

/** https://<company>.softgarden.io/de/vacancies. */
export const softgardenBoard: Kind = {
  ...boardKind,
  name: 'board-softgarden',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.softgarden\.io$/, forbidden: ['/api/', '/rest/', '/apply/'] }],
  pages: (view) => withBoard(view, boardUrl(view), `<iframe src="${boardUrl(view)}" width="100%"></iframe>`, {}),
  answers,
  urlOf: jobUrl,
}
