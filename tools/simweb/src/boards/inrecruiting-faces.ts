import { isoDate } from '../days.ts'
import { hashText } from '../hash.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { emptyReply, htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, boardPage, townsOf, withBoard } from '../kinds/board-page.ts'
import { careerUrl, type Face, inrecruitingServer, vacancyUrl } from '../kinds/inrecruiting.ts'
import type { BoardRequest, Kind, Opening, Reply, View } from '../model.ts'

const zucchetti: Face = { host: 'zinrec.intervieweb.it' }
const cezanne: Face = { host: 'cezanneondemand.intervieweb.it' }

/** Zucchetti's face: the careers pages, ten jobs at a time. */
export const zucchettiBoard: Kind = {
  ...boardKind,
  name: 'board-inrecruiting-zucchetti',
  share: [0, 0, 0],
  slots: [4, 14, 45],
  hosts: [{ name: /^zinrec\.intervieweb\.it$/ }],
  pages: (view) =>
    withBoard(
      view,
      careerUrl(zucchetti, view),
      `<iframe src="${careerUrl(zucchetti, view)}" width="100%" height="900"></iframe>`,
      {},
    ),
  answers: inrecruitingServer(zucchetti),
  urlOf: (view, opening) => vacancyUrl(zucchetti, view, opening),
}

const keyOf = ({ site }: View) => hashText(site.label).toString(16).padStart(8, '0')
const widgetUrl = (view: View) =>
  `https://${cezanne.host}/annunci.php?lang=it&LAC=${view.site.label}&d=${view.site.host}&k=${keyOf(view)}&CodP=&utype=0`

function entry(view: View, opening: Opening) {
  return {
    id: opening.id,
    title: opening.title,
    url: vacancyUrl(cezanne, view, opening),
    city: townsOf(view, opening)[0],
    location: townsOf(view, opening).join(', '),
    description: advertText(view, opening),
    contract_type: opening.contractWords ?? '',
    published: isoDate(opening.publishedOn),
    company: view.site.company.name,
  }
}

/** The widget in the company's own page: HTML, or data where a format is asked for; the key is the company's. */
function widget(view: View, { url }: BoardRequest): Reply {
  if (url.searchParams.get('k') !== keyOf(view)) return emptyReply(403)
  if (url.searchParams.get('format') === 'json_en')
    return jsonReply(view.openings.map((opening) => entry(view, opening)))
  const rows = view.openings.map(
    (one) => `<tr><td><a href="${vacancyUrl(cezanne, view, one)}">${escapeHtml(one.title)}</a></td></tr>`,
  )
  return htmlReply(boardPage(view, 'Annunci', `<table>${rows.join('')}</table>`))
}

const careerServer = inrecruitingServer(cezanne)

/** Cezanne's face: a widget that frames the list. */
export const cezanneBoard: Kind = {
  ...zucchettiBoard,
  name: 'board-inrecruiting-cezanne',
  slots: [2, 6, 20],
  hosts: [{ name: /^cezanneondemand\.intervieweb\.it$/ }],
  pages: (view) =>
    withBoard(
      view,
      careerUrl(cezanne, view),
      `<iframe src="${escapeHtml(widgetUrl(view))}" width="100%" height="900"></iframe>`,
      {},
    ),
  answers: (view, request) =>
    request.url.pathname === '/annunci.php' ? widget(view, request) : careerServer(view, request),
  urlOf: (view, opening) => vacancyUrl(cezanne, view, opening),
}
