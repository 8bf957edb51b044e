import { slug } from '@vedetta/synthetic/companies/slug'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply } from '../html/reply.ts'
import type { Kind, Opening, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'

const boardUrl = ({ site }: View) => `https://${site.label}.altamiraweb.com`
const jobPath = (view: View, opening: Opening) =>
  `/jobs/${opening.slug}-${slug(townsOf(view, opening)[0] ?? 'Italia', 40)}-${opening.id}.htm`

/** A job's URL contains the town, so a position that moves gets a new URL. */
export const altamira: Kind = {
  ...boardKind,
  name: 'altamira',
  hosts: [{ name: /^[a-z0-9-]+\.altamiraweb\.com$/ }],
  slots: [2, 4, 9],
  share: [0, 10, 35],
  pages: (view) => {
    const board = boardUrl(view)
    const list = view.openings.map(
      (one) =>
        `<div class="annuncio"><h3><a href="${jobPath(view, one)}">${escapeHtml(one.title)}</a></h3><span class="luogo">${escapeHtml(townsOf(view, one).join(', '))}</span><a href="${jobPath(view, one)}">Dettagli</a></div>`,
    )
    const page = () => htmlReply(boardPage(view, 'Annunci', list.join('\n') || '<p>Nessun annuncio disponibile</p>'))
    return withBoard(view, `${board}/jobs`, `<p>Consulta il <a href="${board}/">portale delle candidature</a></p>`, {
      [`${board}/jobs`]: page,
      [`${board}/`]: page,
      ...Object.fromEntries(
        view.openings.map((one) => [`${board}${jobPath(view, one)}`, () => htmlReply(jobPage(view, one))]),
      ),
    })
  },
  urlOf: (view, opening) => `${boardUrl(view)}${jobPath(view, opening)}`,
}
