import { escapeHtml } from '../html/escape.ts'
import { textPdf } from '../html/text-pdf.ts'
import type { Kind, Opening, View } from '../model.ts'
import { withCareersPage } from './careers-page.ts'

const pdfPath = ({ slug, id }: Opening) => `/wp-content/uploads/annuncio-${slug}-${id}.pdf`

function pdf({ site }: View, opening: Opening): Buffer {
  const { company } = site
  return textPdf([
    company.name,
    '',
    opening.title,
    '',
    ...opening.parts.flatMap(({ label, text }) => [`${label}: ${text}`, '']),
    `Inviare il curriculum a lavoro@${site.host}`,
  ])
}

const list = (openings: readonly Opening[]) =>
  `<ul class="documenti">${openings
    .map((opening) => `<li><a href="${pdfPath(opening)}">${escapeHtml(opening.title)} (PDF)</a></li>`)
    .join('\n')}</ul>`

/** A list of links to adverts in PDF. */
export const pdfList: Kind = {
  name: 'pdf-list',
  share: [3, 12, 12],
  slots: [1, 2, 4],
  hasOwnPages: true,
  tells: 'advert',
  pages: (view) => ({
    ...withCareersPage(view, list),
    ...Object.fromEntries(
      view.openings.map((opening) => [
        pdfPath(opening),
        () => ({ status: 200, headers: { 'content-type': 'application/pdf' }, body: pdf(view, opening) }),
      ]),
    ),
  }),
  urlOf: (view, opening) => `${view.origin}${pdfPath(opening)}`,
}
