import { advertText } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import { emptyReply, htmlReply } from '../html/reply.ts'
import { boardKind, townsOf, withBoard } from '../kinds/board-page.ts'
import type { BoardServer, Kind, Opening, Reply, View } from '../model.ts'
import { keyOf, languageOf, postingScript, withCookie } from './board-parts.ts'

const hostOf = ({ site }: View) => `${site.label}.applytojob.com`
/** Ten letters and digits. */
const codeOf = ({ id }: Opening) => keyOf(`jazz ${id}`, 10)
const titleSlug = ({ title }: Opening) => title.replace(/[^\p{L}\p{N}]+/gu, '-')
/** The title that links add is only decoration. */
const jobUrl = (view: View, opening: Opening) => `https://${hostOf(view)}/apply/${codeOf(opening)}`
const typeOf = ({ schedule, contract }: Opening) =>
  contract === 'internship'
    ? 'Internship'
    : schedule === 'part'
      ? 'Part Time'
      : contract === 'fixed term'
        ? 'Temporary'
        : 'Full Time'
const placeOf = (view: View, opening: Opening) => escapeHtml(`${townsOf(view, opening).join(' / ')}, Italy`)

/** The themed page, whose prose invites to a talent pool outside the list. */
function careersPage(view: View): Reply {
  const name = escapeHtml(view.site.company.short)
  const rows = view.openings.map(
    (
      opening,
    ) => `<li class="list-group-item"><h3 class='list-group-item-heading'><a href="${jobUrl(view, opening)}/${encodeURIComponent(titleSlug(opening))}">
      ${escapeHtml(opening.title)}
    </a></h3><ul class='list-inline list-group-item-text'><li><i class='fa fa-map-marker'></i>${placeOf(view, opening)}</li><li><i class='fa fa-sitemap'></i>${escapeHtml(view.site.company.sector)}</li></ul></li>`,
  )
  const list =
    rows.length > 0
      ? `<ul class="list-group">${rows.join('\n')}</ul>`
      : '<p>We have no open positions at this time.</p>'
  return withCookie(
    htmlReply(
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${name} - Career Page</title></head><body class="responsive"><div class="job-board"><h1>${name}</h1><div class="jobs-list"><h2>Current Openings</h2>${list}</div></div><footer>Powered by <a href="https://info.jazzhr.com/job-seekers.html">JazzHR</a></footer></body></html>`,
    ),
    `PHPSESSID=${keyOf(view.site.label, 26)}`,
  )
}

/** The table for the employer's own pages repeats each job for small screens. */
function embedPage(view: View): Reply {
  const link = (opening: Opening) =>
    `<a class="job_title_link" href="/apply/jobs/details/${codeOf(opening)}?&">${escapeHtml(opening.title)}</a>`
  const rowId = (opening: Opening) => `row_job_20260101120000_${keyOf(`row ${opening.id}`, 16).toUpperCase()}`
  const rows = view.openings.map(
    (opening, index) =>
      `<tr id="${rowId(opening)}" class="resumator_${index % 2 === 0 ? 'even' : 'odd'}_row"><td>${link(opening)}<br /><span class="resumator_department">${escapeHtml(view.site.company.sector)}</span></td><td>
      ${placeOf(view, opening)}</td></tr>`,
  )
  const small = view.openings.map(
    (opening) =>
      `<div id="${rowId(opening)}" class="jobs_row"><div>${link(opening)}</div><span class="resumator_description mr20"><strong>Location:</strong> ${placeOf(view, opening)}</span></div>`,
  )
  return htmlReply(
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html lang="en"><head><title>JazzHR &raquo; Job Listings</title><link rel="canonical" href="https://${hostOf(view)}/apply" /></head><body><div id="job_listings_wrapper"><div id="job_listings"><table id="jobs_table" class="menu_table"><tbody><tr><th class="resumator_th_position">Position</th><th class="resumator_th_location">Location</th></tr>${rows.join('\n')}</tbody></table><div id="jobs_column">${small.join('\n')}</div></div></div></body></html>`,
  )
}

function jobPage(view: View, opening: Opening): Reply {
  // Seven pages in ten state a JobPosting.
  const stated = opening.id % 10 < 7 ? postingScript(view, opening) : ''
  return htmlReply(
    `<!DOCTYPE html><html lang="${languageOf(view)}"><head><meta charset="utf-8"><title>${escapeHtml(opening.title)} - ${escapeHtml(view.site.company.short)} - Career Page</title>${stated}</head><body class="responsive"><div class="job-header"><h1>${escapeHtml(opening.title)}</h1><div class="job-attributes-container"><div title="Location"><i class="fa fa-map-marker"></i>${placeOf(view, opening)}</div><div id="resumator-job-employment" title="Type"><i class="fa fa-clock-o"></i>${typeOf(opening)}</div></div></div><div id="job-description" class="job-details"><div class="description">${advertText(view, opening)}</div></div><div class="job-apply"><form id="form_submit_application"><label>First Name*</label></form></div></body></html>`,
  )
}

const nobody =
  '<!DOCTYPE html><html><head><title>JazzHR - Inactive Career Page</title></head><body><h1>This career page is inactive</h1></body></html>'

const answers: BoardServer = (view, { url }) => {
  if (url.host !== hostOf(view)) return null
  const path = url.pathname.replace(/\/$/, '')
  if (path === '/apply' || path === '') return careersPage(view)
  if (path === '/apply/jobs') return embedPage(view)
  const code = /^\/apply\/(?:jobs\/details\/)?([A-Za-z0-9]{10})(?:\/[^/]*)?$/.exec(path)?.[1]
  if (code === undefined) return null
  const opening = view.openings.find((one) => codeOf(one) === code)
  return opening === undefined ? emptyReply(410) : jobPage(view, opening)
}

/** https://<company>.applytojob.com/apply: a themed page, and a table for the employer's own pages. */
export const jazzhrBoard: Kind = {
  ...boardKind,
  name: 'board-jazzhr',
  share: [0, 0, 0],
  hosts: [{ name: /^[a-z0-9-]+\.applytojob\.com$/, unknown: () => htmlReply(nobody) }],
  pages: (view) => {
    const board = `https://${hostOf(view)}/apply`
    return withBoard(view, board, `<iframe id="resumator-job-frame" src="${board}/jobs" width="100%"></iframe>`, {})
  },
  answers,
  urlOf: jobUrl,
}
