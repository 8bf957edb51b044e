import { dateOf } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, keyOf, languageOf, postingScript } from './board-parts.ts'

const none: Readonly<Record<BoardLanguage, string>> = {
  it: 'Nessuna posizione aperta',
  de: 'Keine offenen Stellen',
  en: 'No open positions',
}
const hostOf = ({ site }: View) => `${site.label}.breezy.hr`
const idOf = ({ id }: Opening) => keyOf(`breezy ${id}`, 12)
const pathOf = (opening: Opening) => `/p/${idOf(opening)}-${opening.slug}`
const jobUrl = (view: View, opening: Opening) => `https://${hostOf(view)}${pathOf(opening)}`

const typeOf = ({ contract, schedule }: Opening) => {
  if (schedule === 'part') return { id: 'partTime', name: 'Part-Time' }
  if (contract === 'fixed term' || contract === 'temporary') return { id: 'temporary', name: 'Temporary' }
  return contract === 'permanent' ? { id: 'fullTime', name: 'Full-Time' } : { id: 'other', name: 'Other' }
}

function place(opening: Opening, city: string, isPrimary: boolean) {
  const { country, smartWorking } = opening
  const value = smartWorking === 'hybrid' ? 'hybrid' : 'remote-location'
  return {
    country: { name: country === 'IT' ? 'Italy' : country, id: country },
    city,
    primary: isPrimary,
    is_remote: smartWorking === 'yes' || smartWorking === 'hybrid',
    ...(smartWorking === null || smartWorking === 'no' ? {} : { remote_details: { value, label: '' } }),
    name: `${city}, ${country}`,
    id: keyOf(city, 12),
  }
}

function entry(view: View, opening: Opening, isVerbose: boolean) {
  const places = townsOf(view, opening).map((city, index) => place(opening, city, index === 0))
  return {
    id: idOf(opening),
    friendly_id: pathOf(opening).slice(3),
    name: opening.title,
    url: jobUrl(view, opening),
    published_date: dateOf(opening.publishedOn).toISOString(),
    type: typeOf(opening),
    location: places[0],
    department: null,
    salary: '',
    company: { name: view.site.company.short, logo_url: null, friendly_id: view.site.label },
    locations: places,
    ...(isVerbose ? { description: advertText(view, opening) } : {}),
  }
}

function portal(view: View): Reply {
  const rows = view.openings.map(
    (opening) =>
      `<li class="position transition"><a href="${pathOf(opening)}"><h2>${escapeHtml(opening.title)}</h2><ul class="meta"><li class="location"><i class="fa fa-map-marker"></i><span>${escapeHtml(townsOf(view, opening).join(' / '))}</span></li><li class="type"><span>%LABEL_POSITION_TYPE_FULL_TIME%</span></li></ul></a></li>`,
  )
  const list =
    rows.length > 0 ? `<ul class="positions location">${rows.join('\n')}</ul>` : `<p>${none[languageOf(view)]}</p>`
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(view.site.company.short)}</title></head><body class="breezy-portal"><h1>${escapeHtml(view.site.company.short)}</h1><div class="positions-container">${list}</div></body></html>`,
  )
}

function jobPage(view: View, opening: Opening): Reply {
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(opening.title)}</title>${postingScript(view, opening)}</head><body class="breezy-portal"><h1>${escapeHtml(opening.title)}</h1><ul class="meta"><li class="location"><span>${escapeHtml(townsOf(view, opening).join(' / '))}</span></li></ul><div class="description">${advertText(view, opening)}</div></body></html>`,
  )
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== hostOf(view)) return null
  if (url.pathname === '/') return portal(view)
  if (url.pathname === '/json') {
    const isVerbose = url.searchParams.get('verbose') === 'true'
    return jsonReply(view.openings.map((opening) => entry(view, opening, isVerbose)))
  }
  const opening = view.openings.find((one) => pathOf(one) === url.pathname)
  return opening === undefined ? null : jobPage(view, opening)
}

/** https://<company>.breezy.hr: one list without pages or total, with the texts where asked. */
export const breezyBoard: Kind = {
  ...boardKind,
  name: 'board-breezy',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.breezy\.hr$/ }],
  pages: (view) => {
    const board = `https://${hostOf(view)}/`
    return withBoard(
      view,
      board,
      `<div class="bzOpeningsContainer"></div><script src="https://${hostOf(view)}/embed/jobs.js"></script>`,
      {},
    )
  },
  answers,
  urlOf: jobUrl,
}
