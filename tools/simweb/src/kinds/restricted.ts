import type { Kind, Pages } from '../model.ts'
import { cards } from './cards.ts'
import { headings } from './headings.ts'

/** robots.txt forbids the careers pages to all robots (`robots.ts` checks this kind's name). */
export const robotsCareers: Kind = {
  ...cards,
  name: 'robots-careers',
  share: [1, 5, 8],
  unreadableBecause: 'robots',
}

export const robotsAll: Kind = {
  ...headings,
  name: 'robots-all',
  share: [4, 6, 8],
  unreadableBecause: 'robots',
}

/** The site reserves text and data mining: facts and the link may be stored, texts not. */
export const tdmReserved: Kind = {
  ...headings,
  name: 'tdm-reserved',
  share: [1, 3, 6],
  pages: (view) => withTdmReservation(headings.pages(view)),
}

function withTdmReservation(pages: Pages): Pages {
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
