import { companyPages } from '../html/company-pages.ts'
import { layoutPage } from '../html/layout.ts'
import { htmlReply } from '../html/reply.ts'
import type { Kind } from '../model.ts'
import { careersPath, careersUrl } from './careers-page.ts'

/** A Next.js page: the positions are in its embedded state, not in the markup. */
export const nextState: Kind = {
  name: 'next-state',
  share: [0, 5, 25],
  slots: [1, 4, 8],
  hasOwnPages: false,
  tells: 'advert',
  pages: (view) => {
    const jobs = view.openings.map((opening) => ({
      id: opening.id,
      title: opening.title,
      location: opening.towns.join(', '),
      description: opening.parts.map(({ label, text }) => `<p><b>${label}</b>: ${text}</p>`).join(''),
      contractType: opening.contractWords,
    }))
    const state = JSON.stringify({ props: { pageProps: { jobs } }, page: '/careers', buildId: 'k2j' })
    const main = `<h1>${view.site.traits.careersLabel}</h1><div id="__next"><div class="jobs-list skeleton"></div></div><script id="__NEXT_DATA__" type="application/json">${state.replaceAll('<', '\\u003c')}</script>`
    return {
      ...companyPages(view),
      [careersPath(view)]: () => htmlReply(layoutPage(view, { title: view.site.traits.careersLabel, main })),
    }
  },
  urlOf: careersUrl,
}
