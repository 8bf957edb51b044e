import { dailyToken } from '../board-trouble.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, redirectReply, xmlReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import { listedPage } from '../listed-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, countIn, languageOf, openingWith, postingScript, withCookie } from './board-parts.ts'

/** Served whatever is asked. */
const pageSize = 12
const words: Readonly<Record<BoardLanguage, Readonly<Record<'results' | 'of' | 'none' | 'next' | 'place', string>>>> = {
  it: { results: 'risultati', of: 'di', none: 'Nessun risultato', next: 'Avanti', place: 'Sede' },
  de: { results: 'Ergebnisse', of: 'von', none: 'Keine Ergebnisse', next: 'Weiter', place: 'Standort' },
  en: { results: 'results', of: 'of', none: 'No results', next: 'Next', place: 'Location' },
}
const locales: Readonly<Record<BoardLanguage, string>> = { it: 'it_IT', de: 'de_DE', en: 'en_US' }

const hostOf = ({ site }: View) => `${site.label}.avature.net`
const portalOf = (view: View) => `https://${hostOf(view)}/${locales[languageOf(view)]}/careers`
const jobUrl = (view: View, { title, id }: Opening) =>
  `${portalOf(view)}/JobDetail/${encodeURIComponent(title.replace(/[^\p{L}\p{N}]+/gu, '-'))}/${id}`
/** Portals are templates: one in five states no count. */
const statesCount = ({ site }: View) => site.seed % 5 !== 0

function listPage(view: View, from: number): Reply {
  const said = words[languageOf(view)]
  const { shown, total } = listedPage(view, from, pageSize)
  const end = from + shown.length
  const rows = shown.map(
    (opening) =>
      `<article class="article article--result"><div class="article__header"><div class="article__header__text"><h3 class="article__header__text__title article__header__text__title--4"><a href="${jobUrl(view, opening)}">
        ${escapeHtml(opening.title)}
      </a></h3><div class="article__header__text__subtitle"><span class="list-item-location">${escapeHtml(townsOf(view, opening).join(', '))}</span></div></div></div></article>`,
  )
  const count =
    total <= pageSize ? `${total} ${said.results}` : `${from + 1} - ${end} ${said.of} ${total} ${said.results}`
  const next =
    from + pageSize < total
      ? `<div class="list-controls__pagination"><a class="list-controls__pagination__item paginationNextLink" href="${portalOf(view)}/SearchJobs/?jobRecordsPerPage=${pageSize}&amp;jobOffset=${from + pageSize}" aria-label="Go to Next Page, Number ${from / pageSize + 2}">${said.next} &gt;&gt;</a></div>`
      : ''
  const main =
    total === 0
      ? `<div class="list-controls__text">${said.none}</div>`
      : `<div class="list-controls__text">${statesCount(view) ? count : ''}</div>${rows.join('\n')}${next}`
  return withCookie(
    htmlReply(
      `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><meta name="avature.portal.name" content="careers"><title>Search Jobs</title></head><body class="body--search-jobs"><main>${main}</main></body></html>`,
    ),
    `ScustomPortal=${dailyToken(view, 'avature')}`,
  )
}

function detailPage(view: View, opening: Opening): Reply {
  const said = words[languageOf(view)]
  // One portal in three states a JobPosting.
  const stated = view.site.seed % 3 === 0 ? postingScript(view, opening) : ''
  const field = (label: string, value: string) =>
    `<div class="article__content__view__field"><div class="article__content__view__field__label">${label}</div><div class="article__content__view__field__value">${escapeHtml(value)}</div></div>`
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><meta property="og:title" content="${escapeHtml(opening.title)}"><meta property="og:site_name" content="${escapeHtml(view.site.company.short)}"><title>${escapeHtml(opening.title)}</title>${stated}</head><body class="body--job-detail"><main><h2 class="banner__text__title">${escapeHtml(opening.title)}</h2><article class="article article--details"><div class="article__content">${field(said.place, townsOf(view, opening).join(', '))}${field('Ref #', String(opening.id))}</div></article><article class="article article--details"><div class="article__content"><div class="article__content__view__field article__content__view__field--rich-text"><div class="article__content__view__field__value">${advertText(view, opening)}</div></div></div></article></main></body></html>`,
  )
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== hostOf(view)) return null
  const path = url.pathname.replace(/^\/[a-z]{2}_[A-Z]{2}(?=\/)/, '').replace(/\/$/, '')
  if (path === '/careers/SearchJobs') return listPage(view, countIn(url.searchParams.get('jobOffset'), 0))
  if (path === '/careers') return redirectReply(`${portalOf(view)}/SearchJobs`, 302)
  if (path === '/careers/sitemap_index.xml')
    return xmlReply(
      `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${portalOf(view)}/sitemap.xml</loc></sitemap></sitemapindex>`,
    )
  if (path === '/careers/sitemap.xml')
    return xmlReply(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${view.openings.map((opening) => `<url><loc>${jobUrl(view, opening)}</loc></url>`).join('')}</urlset>`,
    )
  const id = /^\/careers\/JobDetail\/(?:[^/]+\/)?(\d+)$/.exec(path)?.[1]
  if (id === undefined) return null
  const opening = openingWith(view, id)
  return opening === undefined ? redirectReply(`${portalOf(view)}/Error`, 302) : detailPage(view, opening)
}

/** https://<tenant>.avature.net/careers/SearchJobs: twelve at a time, a link to the next, mostly a count. */
export const avatureBoard: Kind = {
  ...boardKind,
  name: 'board-avature',
  share: [0, 0, 0],
  slots: [2, 8, 40],
  hosts: [{ name: /^[a-z0-9-]+\.avature\.net$/ }],
  pages: (view) =>
    withBoard(view, `${portalOf(view)}/SearchJobs`, `<p><a href="${portalOf(view)}">Careers</a></p>`, {}),
  answers,
  urlOf: jobUrl,
}
