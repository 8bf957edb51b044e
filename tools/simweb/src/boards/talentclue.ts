import { dateOf, italianDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, keyOf, languageOf, openingWith, textReply } from './board-parts.ts'

const firstCompany = 5_000_000
const words: Readonly<Record<BoardLanguage, Readonly<Record<'place' | 'description' | 'contract' | 'apply', string>>>> =
  {
    it: { place: 'Sede', description: 'Descrizione dell’offerta', contract: 'Contratto', apply: 'Candidati' },
    de: { place: 'Ort', description: 'Stellenbeschreibung', contract: 'Vertrag', apply: 'Bewerben' },
    en: { place: 'Location', description: 'Job description', contract: 'Contract', apply: 'Apply' },
  }
const modalities = { yes: 'Remoto', hybrid: 'Híbrido', no: 'Presencial' } as const

const hostOf = ({ site }: View) => `${site.label}.talentclue.com`
const pathOf = (view: View, { id }: Opening) => `/${languageOf(view)}/node/${id}/4590`
const jobUrl = (view: View, opening: Opening) => `https://${hostOf(view)}${pathOf(view, opening)}`
const listUrl = (view: View) =>
  `https://careers.talentclue.com/${languageOf(view)}/company/${firstCompany + view.site.number}/jsoffers`
/** 32 hex digits, the last of which are the company's number. */
const clientId = ({ site }: View) => keyOf(`client ${site.label}`, 26) + site.number.toString(16).padStart(6, '0')

const talentClueSiteIn = ({ pathname }: URL): number | null => {
  const client = /^\/jswidget-ajax\/jswidget\/jobs\/[0-9a-f]{26}([0-9a-f]{6})(?:\/|$)/.exec(pathname)?.[1]
  if (client !== undefined) return Number.parseInt(client, 16)
  const company = /^\/[a-z]{2}\/company\/(\d+)\/jsoffers$/.exec(pathname)?.[1]
  return company === undefined ? null : Number(company) - firstCompany
}

function entry(view: View, opening: Opening) {
  const [city = ''] = townsOf(view, opening)
  return {
    id: String(opening.id),
    url: jobUrl(view, opening),
    title: opening.title,
    city,
    province_label: view.site.company.place.provinceName,
    country_label: 'Italia',
    work_modality: opening.smartWorking === null ? '' : modalities[opening.smartWorking],
    shift_label: opening.schedule === null ? '' : opening.schedule === 'part' ? 'Jornada parcial' : 'Jornada completa',
    contract_label: opening.contractWords ?? '',
    post_date: italianDate(opening.publishedOn),
    post_date_timestamp: String(dateOf(opening.publishedOn).getTime() / 1_000),
    language: languageOf(view),
    company_id: String(firstCompany + view.site.number),
    vacancy: '1',
    is_archived: '0',
  }
}

/** An empty list of the server's language is an array, a filled one an object. */
function widgetJobs(view: View): Reply {
  const jobs = Object.fromEntries(view.openings.map((opening) => [opening.id, entry(view, opening)]))
  return jsonReply({ jobs: view.openings.length === 0 ? [] : jobs })
}

function offersPage(view: View): Reply {
  const rows = view.openings.map((opening) => {
    const [town = ''] = townsOf(view, opening)
    return `<tr><td></td><td><a href="${jobUrl(view, opening)}" target="_blank">${escapeHtml(opening.title)}</a></td><td>${escapeHtml(view.site.company.short)}</td><td>${escapeHtml(town)}</td><td>${escapeHtml(view.site.company.place.provinceName)}</td><td>${italianDate(opening.publishedOn)}</td></tr>`
  })
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(view.site.company.short)}</title></head><body><table class="views-table"><thead><tr><th></th><th>Posizione</th><th>Azienda</th><th>Località</th><th>Provincia</th><th>Data</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`,
  )
}

/** A page of a content system, whose element for structured data is empty. */
function jobPage(view: View, opening: Opening): Reply {
  const said = words[languageOf(view)]
  const row = (label: string, value: string) =>
    `<li class="job-summary__row"><div class="job-summary__content"><span class="job-summary__text"><strong class="job-summary__text--bold">${label}:</strong> ${escapeHtml(value)}</span></div></li>`
  const summary = `<ul class="job-summary__list">${row(said.place, townsOf(view, opening).join(', '))}${opening.contractWords === null ? '' : row(said.contract, opening.contractWords)}</ul>`
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><meta name="Generator" content="Drupal 7 (http://drupal.org)"><title>${escapeHtml(opening.title)}</title><link rel="canonical" href="${pathOf(view, opening)}"></head><body class="job-page oferta not-logged-in"><script type='application/ld+json'></script><header class="job-page__header"><h1 class="job-page__header-title bussiness-name">${escapeHtml(opening.title)}</h1></header><div class="job-page__content"><div class="visible-phone">${summary}</div><div class="job-description"><div class="description description-block"><div class="job-description__title-wrapper"><h2 class="job-description__title">${said.description}</h2></div><div class="job-description__content">${advertText(view, opening)}</div></div></div><div class="hidden-phone">${summary}</div><a href="/${languageOf(view)}/node/add/cv/job/${opening.id}" class="apply-job__button">${said.apply}</a></div></body></html>`,
  )
}

const answers: BoardServer = (view, { url, method, headers }) => {
  if (url.host === 'api.talentclue.com') {
    if (method !== 'POST' || !url.pathname.includes(`/jobs/${clientId(view)}`)) return null
    // The service writes XML for whoever does not ask for JSON.
    return headers.accept?.includes('application/json')
      ? widgetJobs(view)
      : textReply('<?xml version="1.0" encoding="utf-8"?><result/>', 'text/xml')
  }
  if (url.host === 'careers.talentclue.com') return url.pathname.endsWith('/jsoffers') ? offersPage(view) : null
  if (url.host !== hostOf(view)) return null
  const opening = openingWith(view, /^\/[a-z]{2}\/node\/(\d+)\/\d+$/.exec(url.pathname)?.[1])
  return opening === undefined ? null : jobPage(view, opening)
}

/** https://<company>.talentclue.com: only jobs have pages; the list is a widget on the employer's own. */
export const talentClueBoard: Kind = {
  ...boardKind,
  name: 'board-talentclue',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.talentclue\.com$/, siteIn: talentClueSiteIn }],
  pages: (view) =>
    withBoard(
      view,
      listUrl(view),
      `<div id="tc-jswidget" data-client-id="${clientId(view)}" data-lang="${languageOf(view)}" data-job-listing="1"></div><script src="https://careers.talentclue.com/sites/static/widget/jswidget.min.js"></script>`,
      {},
    ),
  answers,
  urlOf: jobUrl,
}
