import { dailyToken } from '../board-trouble.ts'
import { dateOf, isoDate, italianDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { type BoardLanguage, languageOf, openingWith, textReply, withCookie } from './board-parts.ts'
import { countryName } from './countries.ts'

const dateNames: Readonly<Record<BoardLanguage, string>> = { it: 'it-IT', de: 'de-DE', en: 'en-US' }
const titles: Readonly<Record<BoardLanguage, string>> = { it: 'Opportunità', de: 'Karriere', en: 'Careers' }
const gone: Readonly<Record<BoardLanguage, string>> = {
  it: 'Questa pubblicazione di lavoro non è più disponibile.',
  de: 'Dieses Jobangebot ist nicht mehr verfügbar.',
  en: 'This job posting is no longer available.',
}

const hostOf = ({ site }: View) => `${site.label}.zohorecruit.eu`
const boardUrl = (view: View) => `https://${hostOf(view)}/jobs/Careers`
/** Identifiers have eighteen digits. */
const longId = ({ id }: Opening) => `47807000${String(id).padStart(10, '0')}`
const jobUrl = (view: View, opening: Opening) =>
  `${boardUrl(view)}/${longId(opening)}/${encodeURIComponent(opening.title.replace(/[^\p{L}\p{N}]+/gu, '-'))}?source=CareerSite`
/** Tenants differ: some answer the page's own call, some have the feed on, some neither; the page lists the jobs ever. */
const faceOf = ({ site }: View) => (['call', 'feed', 'page'] as const)[site.seed % 3]

const record = (view: View, opening: Opening) => ({
  id: longId(opening),
  Posting_Title: opening.title,
  Job_Opening_Name: opening.title,
  City: townsOf(view, opening)[0] ?? '',
  State: '',
  Country: countryName(opening.country),
  Job_Type: opening.schedule === null ? null : opening.schedule === 'part' ? 'Part time' : 'Full time',
  Remote_Job: opening.smartWorking === 'yes',
  Date_Opened: isoDate(opening.publishedOn),
  Industry: null,
  Is_Locked: false,
  Publish: true,
  Keep_on_Career_Site: false,
})

/** The record of a job's own page, as the text of a script. */
function scriptRecord(view: View, opening: Opening): string {
  const whole = {
    ...record(view, opening),
    Job_Description: advertText(view, opening),
    Salary: '',
    Currency: 'EUR',
    Work_Experience: null,
  }
  return JSON.stringify([whole]).replace(
    /[\\'"&<>/=-]/g,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

function listPage(view: View): Reply {
  const records = escapeHtml(JSON.stringify(view.openings.map((opening) => record(view, opening)))).replaceAll(
    '"',
    '&#34;',
  )
  const name = escapeHtml(view.site.company.short)
  const page = `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${titles[languageOf(view)]} - ${name}</title><link rel="stylesheet" href="https://static.zohocdn.com/recruit/css/career-website-common.css"></head>
<body><input type="hidden" value="${records}" id="jobs"><input type="hidden" value="{}" id="meta"><div id="career-site"></div><script src="https://static.zohocdn.com/recruit/js/career-website-common.js"></script></body></html>`
  return withCookie(htmlReply(page), `CSRF_TOKEN=${dailyToken(view, 'zoho')}`)
}

function jobPage(view: View, opening: Opening | undefined): Reply {
  const script =
    opening === undefined ? '' : `<script>var jobs = JSON.parse('${scriptRecord(view, opening)}');</script>`
  const said = opening === undefined ? `<p>${gone[languageOf(view)]}</p>` : ''
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${titles[languageOf(view)]}</title></head><body><div id="career-site">${said}</div>${script}</body></html>`,
  )
}

/** Dates are written in the tenant's language. */
function feedDate(view: View, opening: Opening): string {
  const parts = new Intl.DateTimeFormat(dateNames[languageOf(view)], {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .formatToParts(dateOf(opening.publishedOn))
    .reduce<Record<string, string>>((all, { type, value }) => Object.assign(all, { [type]: value }), {})
  return `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year} 06:00:00 CET`
}

function feed(view: View): Reply {
  if (faceOf(view) !== 'feed')
    return textReply('Oops! It seems that the joblist has been removed.', 'application/rss+xml')
  const items = view.openings.map((opening) => {
    const intro = `Category: ${view.site.company.sector} <br><br>Location: ${[...townsOf(view, opening), countryName(opening.country)].join(', ')} <br><br>`
    return `<item><title><![CDATA[${opening.title}]]></title><link>${escapeHtml(jobUrl(view, opening))}</link><guid isPermaLink='false'>${longId(opening)}</guid><pubDate>${feedDate(view, opening)}</pubDate><description><![CDATA[${intro}${advertText(view, opening)}]]></description></item>`
  })
  return textReply(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title><![CDATA[${view.site.company.short} - Careers]]></title><link>${boardUrl(view)}</link><description></description>${items.join('\n')}</channel></rss>`,
    'application/rss+xml',
  )
}

const nobody =
  '<!DOCTYPE html><html><head><title>Zoho Recruit</title></head><body><div class="errorPage"><h1>Page does not exist.</h1><p>The page you are trying to access could not be found.</p></div></body></html>'

/** Texts only come where asked for by name. */
function call(view: View, url: URL): Reply | null {
  if (faceOf(view) !== 'call') return null
  const isDescribed = (url.searchParams.get('extra_fields') ?? '').includes('"Job_Description"')
  return jsonReply({
    data: view.openings.map((opening) => ({
      ...record(view, opening),
      Date_Opened: italianDate(opening.publishedOn),
      $url: jobUrl(view, opening),
      ...(isDescribed ? { Job_Description: advertText(view, opening) } : {}),
    })),
  })
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== hostOf(view)) return null
  if (url.pathname === '/recruit/v2/public/Job_Openings') return call(view, url)
  if (url.pathname === '/jobs/Careers') return listPage(view)
  if (url.pathname === '/jobs/Careers/rss') return feed(view)
  const id = /^\/jobs\/Careers\/47807000(\d{10})(?:\/[^/]*)?$/.exec(url.pathname)?.[1]
  return id === undefined ? null : jobPage(view, openingWith(view, String(Number(id))))
}

/** https://<company>.zohorecruit.eu/jobs/Careers: the list is in an element of the page, and in a feed where it is on. */
export const zohoBoard: Kind = {
  ...boardKind,
  name: 'board-zoho',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.zohorecruit\.eu$/, unknown: () => htmlReply(nobody) }],
  pages: (view) =>
    withBoard(view, boardUrl(view), `<iframe src="${boardUrl(view)}" width="100%" height="900"></iframe>`, {}),
  answers,
  urlOf: jobUrl,
}
