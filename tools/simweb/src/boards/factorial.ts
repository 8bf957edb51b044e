import type { Contract } from '@vedetta/contracts/text/vocabulary'
import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, xmlReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, View } from '../model.ts'
import { type BoardLanguage, keyOf, languageOf, openingWith, postingScript, withCookie } from './board-parts.ts'

const words: Readonly<Record<BoardLanguage, Readonly<Record<'open' | 'yes' | 'hybrid' | 'no' | 'apply', string>>>> = {
  it: { open: 'Posizioni aperte', yes: 'Da remoto', hybrid: 'Ibrido', no: 'In sede', apply: 'Candidati ora' },
  de: { open: 'Offene Stellen', yes: 'Remote', hybrid: 'Hybrid', no: 'Vor Ort', apply: 'Jetzt bewerben' },
  en: { open: 'Open positions', yes: 'Remote', hybrid: 'Hybrid', no: 'Onsite', apply: 'Apply now' },
}

const contractTypes: Readonly<Record<Contract, string>> = {
  permanent: 'indefinite',
  'fixed term': 'temporary',
  temporary: 'temporary',
  internship: 'intern',
  apprenticeship: 'training',
}

const hostOf = ({ site }: View) => `https://${site.label}.factorial.it`
const jobUrl = (view: View, { slug, id }: Opening) => `${hostOf(view)}/job_posting/${slug}-${id}`
const officeOf = (view: View, opening: Opening) => townsOf(view, opening)[0] ?? ''
const officeId = (town: string) => Number.parseInt(keyOf(town, 5), 16)

/** All jobs are in one page, in groups of offices; no count is stated anywhere. */
function careersPage(view: View): string {
  const { company } = view.site
  const said = words[languageOf(view)]
  const offices = [...new Set(view.openings.map((opening) => officeOf(view, opening)))]
  const options = offices.map((town) => `<option value='${officeId(town)}'>${escapeHtml(town)}</option>`).join('')
  const groups = offices.map((town) => {
    const jobs = view.openings.filter((opening) => officeOf(view, opening) === town)
    return `<div data-target='job-filters.officeGroup'><h3 class='text-lg'>${escapeHtml(town)}</h3><ul class='w-full text-left'>${jobs.map((job) => item(view, job, town)).join('\n')}</ul></div>`
  })
  const team = ['Responsabile', 'Officina', 'Acquisti'].map(
    (role) => `<li class='team-member'><img alt=''><p>${role}</p></li>`,
  )
  return `<!DOCTYPE html><html lang='${languageOf(view)}'><head><meta charset="utf-8"><title>${escapeHtml(company.short)} - ${said.open}</title><meta name="csrf-token" content="${keyOf(company.short, 20)}"></head>
<body><header><h1>${escapeHtml(company.short)}</h1></header>
<section id='team'><ul>${team.join('')}</ul></section>
<div id='jobs' data-controller='job-filters'><h2>${said.open}</h2>
<select id='location_filter'><option value=''></option>${options}</select><select id='team_filter'><option value=''></option></select>
${groups.join('\n')}</div></body></html>`
}

function item(view: View, opening: Opening, town: string): string {
  const said = words[languageOf(view)]
  const mode = opening.smartWorking === null ? '' : said[opening.smartWorking]
  const contract = opening.contract === null ? '' : contractTypes[opening.contract]
  return `<li class='job-offer-item w-full' data-controller='job-postings' data-contract-type='${contract}' data-is-remote='${opening.smartWorking === 'yes'}' data-job-postings-url='${jobUrl(view, opening)}' data-location-id='${officeId(town)}' data-team-id='${opening.slot + 1}'>
<div class='mb-4'><div class='md:flex'><span class='md:w-3/6'><div class="text-sm sm:text-base font-bold text-gray-500 factorial__headingFontFamily">${escapeHtml(opening.title)}</div></span>
<div class='flex-grow'><div class="text-sm text-gray-350">${escapeHtml(view.site.company.short)}</div></div><div class='flex-grow'><div class="text-sm text-gray-350">${mode}</div></div></div></div>
<a href='${jobUrl(view, opening)}' class='button'>${said.apply}</a></li>`
}

function jobPage(view: View, opening: Opening): string {
  const said = words[languageOf(view)]
  const stated = postingScript(view, opening, {
    jobLocation: townsOf(view, opening).map((town) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: town,
        addressCountry: 'IT',
        postalCode: '',
        streetAddress: '',
      },
    })),
  })
  return `<!DOCTYPE html><html lang='${languageOf(view)}'><head><meta charset="utf-8"><title>${escapeHtml(opening.title)}</title>${stated}</head>
<body><header><a href='/'>${escapeHtml(view.site.company.short)}</a></header><main><h1>${escapeHtml(opening.title)}</h1>
<ul class='chips'><li>${escapeHtml(townsOf(view, opening).join(', '))}</li><li>${opening.smartWorking === null ? '' : said[opening.smartWorking]}</li></ul>
<div class='styledText'>${advertText(view, opening)}</div><a href='/apply/${opening.slug}-${opening.id}'>${said.apply}</a></main></body></html>`
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== `${view.site.label}.factorial.it`) return null
  if (url.pathname === '/' || url.pathname === '/embed/jobs')
    return withCookie(htmlReply(careersPage(view)), `_factorial_session=${keyOf(view.site.label, 24)}`)
  if (url.pathname === '/sitemap.xml') {
    const entries = view.openings.map(
      (opening) => `<url><loc>${jobUrl(view, opening)}</loc><lastmod>${isoDate(opening.changedOn)}</lastmod></url>`,
    )
    return xmlReply(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    )
  }
  const opening = openingWith(view, /^\/(?:embed\/)?job_posting\/.*-(\d+)$/.exec(url.pathname)?.[1])
  return opening === undefined ? null : htmlReply(jobPage(view, opening))
}

/** https://<company>.factorial.it: the whole list is in the page. */
export const factorialBoard: Kind = {
  ...boardKind,
  name: 'board-factorial',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.factorial\.it$/ }],
  pages: (view) =>
    withBoard(view, `${hostOf(view)}/`, `<iframe src="${hostOf(view)}/embed/jobs" class="lazyload"></iframe>`, {}),
  answers,
  urlOf: jobUrl,
}
