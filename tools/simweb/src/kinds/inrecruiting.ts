import { italianDate } from '../days.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply } from '../html/reply.ts'
import type { Kind, Opening, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'
import { jobPosting } from './json-ld.ts'

const host = 'https://inrecruiting.intervieweb.it'
const jobUrl = ({ site }: View, { slug, id }: Opening) => `${host}/${site.label}/jobs/${slug}-${id}/it/`

function vacancy(view: View, opening: Opening): string {
  return `<div class="vacancy__render"><div class="vacancy__title"><h3><a href="${jobUrl(view, opening)}">${escapeHtml(opening.title)}</a></h3></div><span class="subtitle__informations" title="Sede">${escapeHtml(townsOf(view, opening).join(', '))}</span><span class="vacancy__date">Pubblicato il ${italianDate(opening.publishedOn)}</span></div>`
}

export const inrecruiting: Kind = {
  ...boardKind,
  name: 'inrecruiting',
  slots: [2, 4, 9],
  share: [0, 14, 55],
  pages: (view) => {
    const board = `${host}/${view.site.label}/it/career`
    const none = '<p>Nessun annuncio disponibile</p>'
    return withBoard(view, board, `<iframe src="${board}" width="100%" height="900"></iframe>`, {
      [board]: () =>
        htmlReply(boardPage(view, 'Annunci', view.openings.map((one) => vacancy(view, one)).join('\n') || none)),
      ...Object.fromEntries(
        view.openings.map((one) => {
          const stated = JSON.stringify(jobPosting(view, one)).replaceAll('<', '\\u003c')
          return [
            jobUrl(view, one),
            () => htmlReply(jobPage(view, one, `<script type="application/ld+json">${stated}</script>`)),
          ]
        }),
      ),
    })
  },
  urlOf: jobUrl,
}
