import { isoDate } from '../days.ts'
import { advertText, shownTitle } from '../html/advert-parts.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Kind, Opening, View } from '../model.ts'
import { careersUrl, withCareersPage } from './careers-page.ts'

const items = (view: View) => (openings: readonly Opening[]) =>
  openings
    .map(
      (opening) => `<div itemscope itemtype="https://schema.org/JobPosting">
<h3 itemprop="title">${shownTitle(view, opening)}</h3><meta itemprop="datePosted" content="${isoDate(opening.publishedOn)}">
${opening.towns.map((town) => `<span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address">${escapeHtml(town)}</span></span>`).join('')}
<div itemprop="description">${advertText(view, opening)}</div></div>`,
    )
    .join('\n')

export const microdata: Kind = {
  name: 'microdata',
  share: [1, 6, 10],
  slots: [1, 3, 8],
  hasOwnPages: false,
  tells: 'advert',
  pages: (view) => withCareersPage(view, items(view)),
  urlOf: careersUrl,
}
