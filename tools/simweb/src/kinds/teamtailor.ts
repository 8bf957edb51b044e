import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply, xmlReply } from '../html/reply.ts'
import type { Kind, Opening, Pages, View } from '../model.ts'
import { boardKind, boardPage, jobPage, townsOf, withBoard } from './board-page.ts'
import { jobPosting } from './json-ld.ts'

const rssSize = 100
const boardUrl = ({ site }: View) => `https://${site.label}.teamtailor.com`
const jobUrl = (view: View, { id, slug }: Opening) => `${boardUrl(view)}/jobs/${id}-${slug}`

function item(view: View, opening: Opening): string {
  const places = townsOf(view, opening).map(
    (town) => `<tt:location><tt:name>${escapeHtml(town)}</tt:name><tt:city>${escapeHtml(town)}</tt:city></tt:location>`,
  )
  return `<item><title>${escapeHtml(opening.title)}</title><description>${escapeHtml(advertText(view, opening))}</description><pubDate>${dateOf(opening.publishedOn).toUTCString()}</pubDate><link>${jobUrl(view, opening)}</link><remoteStatus>none</remoteStatus><guid>${opening.id}</guid><tt:locations>${places.join('')}</tt:locations></item>`
}

/** A hundred jobs each, from an offset on. */
function rssPages(view: View): Pages {
  const offsets = Array.from({ length: Math.floor(view.openings.length / rssSize) + 1 }, (_, page) => page * rssSize)
  return Object.fromEntries(
    offsets.map((offset) => [
      `${boardUrl(view)}/jobs.rss${offset === 0 ? '' : `?offset=${offset}`}`,
      () => {
        const items = view.openings.slice(offset, offset + rssSize).map((opening) => item(view, opening))
        return xmlReply(
          `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>${escapeHtml(view.site.company.short)}</title>${items.join('')}</channel></rss>`,
        )
      },
    ]),
  )
}

export const teamtailor: Kind = {
  ...boardKind,
  name: 'teamtailor',
  hosts: [{ name: /^[a-z0-9-]+\.teamtailor\.com$/ }],
  share: [0, 6, 22],
  maxWorldwide: 250,
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
      ...rssPages(view),
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
