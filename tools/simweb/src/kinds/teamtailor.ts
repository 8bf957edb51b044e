import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply, xmlReply } from '../html/reply.ts'
import type { Kind, Opening, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'
import { jobPosting } from './json-ld.ts'

const boardUrl = ({ site }: View) => `https://${site.label}.teamtailor.com`
const jobUrl = (view: View, { id, slug }: Opening) => `${boardUrl(view)}/jobs/${id}-${slug}`

function item(view: View, opening: Opening): string {
  const places = townsOf(view, opening).map(
    (town) => `<tt:location><tt:name>${escapeHtml(town)}</tt:name><tt:city>${escapeHtml(town)}</tt:city></tt:location>`,
  )
  return `<item><title>${escapeHtml(opening.title)}</title><description>${escapeHtml(advertText(view, opening))}</description><pubDate>${dateOf(opening.publishedOn).toUTCString()}</pubDate><link>${jobUrl(view, opening)}</link><remoteStatus>none</remoteStatus><guid>${opening.id}</guid><tt:locations>${places.join('')}</tt:locations></item>`
}

export const teamtailor: Kind = {
  ...boardKind,
  name: 'teamtailor',
  share: [0, 6, 22],
  pages: (view) => {
    const board = boardUrl(view)
    return withBoard(view, `${board}/jobs`, `<p>Visita il nostro <a href="${board}/">sito carriere</a></p>`, {
      [`${board}/jobs.json`]: () =>
        jsonReply({
          version: 'https://jsonfeed.org/version/1',
          title: view.site.company.short,
          items: view.openings.map((opening) => ({
            id: String(opening.id),
            url: jobUrl(view, opening),
            title: opening.title,
            content_html: advertText(view, opening),
            date_published: dateOf(opening.publishedOn).toISOString(),
            _jobposting: jobPosting(view, opening),
          })),
        }),
      [`${board}/jobs.rss`]: () =>
        xmlReply(
          `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>${escapeHtml(view.site.company.short)}</title>${view.openings.map((opening) => item(view, opening)).join('')}</channel></rss>`,
        ),
      ...Object.fromEntries(
        ['/', '/jobs'].map((path) => [
          `${board}${path}`,
          () =>
            htmlReply(
              boardPage(
                view,
                'Jobs',
                `<ul>${view.openings.map((one) => `<li><a href="${jobUrl(view, one)}">${escapeHtml(one.title)}</a></li>`).join('')}</ul><p>Career site by Teamtailor</p>`,
              ),
            ),
        ]),
      ),
      ...Object.fromEntries(view.openings.map((one) => [jobUrl(view, one), () => htmlReply(jobPage(view, one))])),
    })
  },
  urlOf: jobUrl,
}
