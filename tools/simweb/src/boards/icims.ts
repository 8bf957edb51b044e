import { dateOf, isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { htmlReply, xmlReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { countIn, languageOf, openingWith, postingScript } from './board-parts.ts'

const hostOf = ({ site }: View) => `${site.label}.icims.com`
const pathOf = ({ id, slug }: Opening) => `/jobs/${id}/${slug}/job`
const bareUrl = (view: View, opening: Opening) => `https://${hostOf(view)}${pathOf(opening)}`
/** As the list links it. */
const jobUrl = (view: View, opening: Opening) => `${bareUrl(view, opening)}?in_iframe=1`
/** Each portal sets its own page size. */
const pageSizeOf = ({ site }: View) => (site.seed % 2 === 0 ? 20 : 50)

/** A bare address gives the employer's frame; its content is under `in_iframe`. */
function wrapper(view: View, path: string): Reply {
  const name = escapeHtml(view.site.company.short)
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>Careers | ${name}</title></head><body><header><a href="${view.origin}/">${name}</a></header><div id="icims_iframe_span"><noscript><iframe src="https://${hostOf(view)}${path}${path.includes('?') ? '&amp;' : '?'}in_iframe=1" id="noscript_icims_content_iframe" width="100%"></iframe></noscript></div></body></html>`,
  )
}

function card(view: View, opening: Opening): string {
  const place = townsOf(view, opening)
    .map((town) => `IT-${town}`)
    .join(' | ')
  return `<li class="iCIMS_JobCardItem"><div class="row"><div class="col-xs-6 header left"><span class="sr-only field-label">Job Locations</span><span>${escapeHtml(place)}</span></div><div class="col-xs-12 title"><a href="${jobUrl(view, opening)}" class="iCIMS_Anchor" title="${opening.id} - ${escapeHtml(opening.title)}"><span class="sr-only field-label">Job Title</span><h3>${escapeHtml(opening.title)}</h3></a></div><div class="col-xs-12 additionalFields"><dl class="iCIMS_JobHeaderGroup"><div class="iCIMS_JobHeaderTag"><dt class="iCIMS_JobHeaderField">Job ID</dt><dd class="iCIMS_JobHeaderData"><span>${isoDate(opening.publishedOn).slice(0, 4)}-${opening.id}</span></dd></div></dl></div></div></li>`
}

function listPage(view: View, page: number): Reply {
  const size = pageSizeOf(view)
  const pages = Math.max(1, Math.ceil(view.openings.length / size))
  const at = (number: number) => `https://${hostOf(view)}/jobs/search?pr=${number}&amp;in_iframe=1`
  const shown = view.openings.slice(page * size, (page + 1) * size)
  const isLast = page + 1 >= pages
  const next = isLast ? '' : `<link rel="next" href="${at(page + 1)}">`
  const links = Array.from(
    { length: pages },
    (_, number) => `<a href="${at(number)}"${number === page ? ' class="selected"' : ''}>${number + 1}</a>`,
  )
  const list =
    shown.length > 0
      ? `<ul class="container-fluid iCIMS_JobsTable">${shown.map((opening) => card(view, opening)).join('\n')}</ul>`
      : '<div class="iCIMS_NoResults">Sorry, no jobs were found that match your search criteria.</div>'
  return htmlReply(
    `<!doctype html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>Job Listings</title>${next}</head><body class="iCIMS_JobsSearch"><h2 class="iCIMS_SubHeader iCIMS_SubHeader_Jobs">Search Results Page ${page + 1} of ${pages}</h2>${list}<div class="iCIMS_Paginator_Bottom"><div class="iCIMS_PagingBatch "> Page <span>${page + 1}</span> of <span>${pages}</span> ${links.join('')}</div></div></body></html>`,
  )
}

/** One portal in five dates every job two years before now, to the millisecond. */
function datePosted(view: View, opening: Opening): string {
  if (view.site.seed % 5 !== 0) return dateOf(opening.publishedOn).toISOString()
  return new Date(dateOf(view.day - 730).getTime() + 21_600_417 + opening.slot).toISOString()
}

function jobPage(view: View, opening: Opening): Reply {
  const stated = postingScript(view, opening, {
    datePosted: datePosted(view, opening),
    validThrough: dateOf(view.day + 365).toISOString(),
    directApply: true,
    identifier: undefined,
    jobLocation: townsOf(view, opening).map((town) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: town, addressRegion: 'UNAVAILABLE', addressCountry: 'IT' },
    })),
  })
  const place = townsOf(view, opening)
    .map((town) => `IT-${town}`)
    .join(' | ')
  return htmlReply(
    `<!doctype html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(opening.title)} | ${escapeHtml(view.site.company.short)}</title>${stated}</head><body><div class="iCIMS_MainWrapper"><h1 class="iCIMS_Header">${escapeHtml(opening.title)}</h1><div class="header left"><span class="sr-only field-label">Job Locations</span><span>${escapeHtml(place)}</span></div><div class="iCIMS_JobContent"><h2 class="iCIMS_InfoMsg iCIMS_InfoField_Job">Overview</h2><div class="iCIMS_InfoMsg iCIMS_InfoMsg_Job"><div class="iCIMS_Expandable_Container"><div class="iCIMS_Expandable_Text">${advertText(view, opening)}</div></div></div></div></div></body></html>`,
  )
}

function sitemap(view: View): Reply {
  const entries = view.openings.map(
    (opening) =>
      `<url><loc>${bareUrl(view, opening)}</loc><lastmod>${isoDate(opening.changedOn)}T14:12:46-04:00</lastmod></url>`,
  )
  return xmlReply(
    `<?xml version='1.0' encoding='utf-8'?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://${hostOf(view)}/jobs/search</loc></url>${entries.join('')}</urlset>`,
  )
}

const answers: BoardServer = (view, { url }) => {
  if (url.host !== hostOf(view)) return null
  if (url.pathname === '/sitemap.xml') return sitemap(view)
  const isContent = url.searchParams.get('in_iframe') === '1'
  if (url.pathname === '/' || url.pathname === '/jobs/intro') return wrapper(view, '/jobs/search?ss=1')
  if (url.pathname === '/jobs/search')
    return isContent ? listPage(view, countIn(url.searchParams.get('pr'), 0)) : wrapper(view, '/jobs/search?ss=1')
  const opening = openingWith(view, /^\/jobs\/(\d+)\/[^/]+\/job$/.exec(url.pathname)?.[1])
  if (opening === undefined) return null
  return isContent ? jobPage(view, opening) : wrapper(view, pathOf(opening))
}

/** https://<portal>.icims.com/jobs/search: pages of the portal's own size, inside a frame. */
export const icimsBoard: Kind = {
  ...boardKind,
  name: 'board-icims',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.icims\.com$/, forbidden: ['/jobs/candidate'] }],
  slots: [2, 8, 60],
  pages: (view) => {
    const href = `https://${hostOf(view)}/jobs/search?ss=1`
    return withBoard(
      view,
      href,
      `<iframe id="icims_content_iframe" src="${href}&amp;in_iframe=1" width="100%"></iframe>`,
      {},
    )
  },
  answers,
  urlOf: jobUrl,
}
