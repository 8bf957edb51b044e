import { italianDate } from '../days.ts'
import { applyLine } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Kind, Opening, View } from '../model.ts'
import { careersUrl, withCareersPage } from './careers-page.ts'

const rows = (view: View) => (openings: readonly Opening[]) =>
  `<table class="table"><thead><tr><th>Posizione</th><th>Sede</th><th>Contratto</th><th>Pubblicata il</th></tr></thead><tbody>${openings
    .map(
      ({ title, towns, contractWords, publishedOn }) =>
        `<tr><td>${escapeHtml(title)}</td><td>${escapeHtml(towns.join(', ') || 'Varie sedi')}</td><td>${escapeHtml(contractWords ?? 'da definire')}</td><td>${italianDate(publishedOn)}</td></tr>`,
    )
    .join('\n')}</tbody></table>${openings[0] ? applyLine(view, openings[0]) : ''}`

export const table: Kind = {
  name: 'table',
  share: [3, 20, 30],
  slots: [1, 4, 9],
  hasOwnPages: false,
  tells: 'row',
  pages: (view) => withCareersPage(view, rows(view)),
  urlOf: careersUrl,
}
