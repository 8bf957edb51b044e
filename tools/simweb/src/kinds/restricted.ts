import type { Kind, Pages } from '../model.ts'
import { cards } from './cards.ts'
import { headings } from './headings.ts'

/** robots.txt keeps the careers pages from everybody (`robots.ts` says so by this kind's name). */
export const robotsCareers: Kind = {
  ...cards,
  name: 'robots-careers',
  share: [1, 5, 8],
  isClosedToUs: 'robots',
}

export const robotsAll: Kind = {
  ...headings,
  name: 'robots-all',
  share: [4, 6, 8],
  isClosedToUs: 'robots',
}

/** Text and data mining is reserved: facts and the link may be kept, texts not. */
export const tdmReserved: Kind = {
  ...headings,
  name: 'tdm-reserved',
  share: [1, 3, 6],
  pages: (view) => reserving(headings.pages(view)),
}

function reserving(pages: Pages): Pages {
  return Object.fromEntries(
    Object.entries(pages).map(([path, make]) => [
      path,
      () => {
        const reply = make()
        return { ...reply, headers: { ...reply.headers, 'tdm-reservation': '1' } }
      },
    ]),
  )
}
