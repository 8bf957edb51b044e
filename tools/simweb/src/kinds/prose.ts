import { escapeHtml } from '../html/escape.ts'
import type { Kind, Opening, View } from '../model.ts'
import { careersUrl, withCareersPage } from './careers-page.ts'

const openings = ['Siamo alla ricerca di', 'Cerchiamo', 'Ricerchiamo', 'Selezioniamo']

/** Notices in running text, as small companies write them, without headings. */
const notices = (view: View) => (list: readonly Opening[]) =>
  list
    .map(({ title, parts }) => {
      const verb = openings[view.site.traits.style] ?? 'Cerchiamo'
      const text = parts.map((part) => escapeHtml(`${part.label}: ${part.text}`)).join(' ')
      return `<p>${verb} <strong>${escapeHtml(title)}</strong>. ${text} Curriculum a lavoro@${view.site.host}.</p>`
    })
    .join('\n')

export const prose: Kind = {
  name: 'prose',
  share: [14, 25, 8],
  slots: [1, 2, 2],
  hasOwnPages: false,
  tells: 'advert',
  pages: (view) => withCareersPage(view, notices(view)),
  urlOf: careersUrl,
}
