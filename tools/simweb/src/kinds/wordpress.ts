import { dateOf } from '../days.ts'
import { advertText, shownTitle } from '../html/advert-parts.ts'
import { companyPages } from '../html/company-pages.ts'
import { escapeHtml } from '../html/escape.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply, jsonReply } from '../html/reply.ts'
import type { Kind, Opening, View } from '../model.ts'
import { careersPath, detailPages } from './careers-page.ts'

const jobPath = ({ slug, id }: Opening) => `/job/${slug}-${id}/`

const head = (view: View) =>
  `<link rel="https://api.w.org/" href="${view.origin}/wp-json/"><meta name="generator" content="WordPress 6.6"><link rel="stylesheet" href="/wp-content/plugins/wp-job-manager/assets/dist/css/frontend.css">\n`

function post(view: View, opening: Opening) {
  const date = dateOf(opening.publishedOn).toISOString().slice(0, 19)
  return {
    id: opening.id,
    date,
    modified: dateOf(opening.changedOn).toISOString().slice(0, 19),
    slug: `${opening.slug}-${opening.id}`,
    status: 'publish',
    type: 'job_listing',
    link: `${view.origin}${jobPath(opening)}`,
    title: { rendered: shownTitle(view, opening) },
    content: { rendered: advertText(view, opening), protected: false },
    meta: { _job_location: opening.towns.join(', '), _company_name: view.site.company.short, _filled: '0' },
  }
}

/** WP Job Manager: a script may render its list, and its adverts are in the REST API. */
export const wordpress: Kind = {
  name: 'wordpress',
  share: [6, 40, 70],
  slots: [1, 4, 9],
  hasOwnPages: true,
  tells: 'advert',
  pages: (view) => {
    const path = careersPath(view)
    const list = view.openings
      .map(
        (opening) =>
          `<li class="job_listing"><a href="${view.origin}${jobPath(opening)}"><h3>${shownTitle(view, opening)}</h3><div class="location">${escapeHtml(opening.towns.join(', '))}</div></a></li>`,
      )
      .join('\n')
    const isScripted = view.site.traits.style === 3
    const main = `<h1>${view.site.traits.careersLabel}</h1><div class="job_listings" data-per_page="50"><ul class="job_listings">${isScripted ? '' : list}</ul></div>${view.openings.length === 0 ? '<p>Al momento non ci sono posizioni aperte.</p>' : ''}`
    const details = Object.values(
      detailPages(view, (opening) => ({
        main: `<h1 class="entry-title">${shownTitle(view, opening)}</h1><div class="job_description">${advertText(view, opening)}</div>`,
        head: head(view),
      })),
    )
    return {
      ...companyPages(view),
      [path]: () => htmlReply(layoutPage(view, { title: view.site.traits.careersLabel, main, head: head(view) })),
      ...Object.fromEntries(
        view.openings.map((opening, index) => [jobPath(opening), details[index] ?? (() => htmlReply(''))]),
      ),
      '/wp-json/wp/v2/types': () =>
        jsonReply({
          post: { name: 'Articoli', slug: 'post', rest_base: 'posts' },
          job_listing: { name: 'Offerte di lavoro', slug: 'job_listing', rest_base: 'job-listings' },
        }),
      '/wp-json/wp/v2/job-listings?per_page=100': () => jsonReply(view.openings.map((opening) => post(view, opening))),
    }
  },
  urlOf: (view, opening) => `${view.origin}${jobPath(opening)}`,
}
