import { getBilling } from '@vedetta/contracts/billing'
import { pageAnswer } from '@vedetta/contracts/page-rendering'
import { routes } from '@vedetta/contracts/routes'
import { listSubProcessors } from '@vedetta/contracts/sub-processors'
import type { ApiContext } from '../api-context.ts'
import type { LivePages } from '../pages/live-page.ts'
import { mapPages } from './map-pages.ts'

type LivePagesContext = Pick<ApiContext, 'db' | 'figures' | 'payments' | 'subProcessors'>

/** The public pages rendered on request, with the answers they are rendered with. */
export function livePages({ db, figures, payments, subProcessors }: LivePagesContext): LivePages {
  return {
    ...mapPages({ db, figures }),
    pricing: {
      answers: async () => [pageAnswer(getBilling, {}, { checkout: payments !== null })],
      paths: async () => [routes.pricing],
    },
    subProcessors: {
      answers: async () => [pageAnswer(listSubProcessors, {}, { subProcessors: [...subProcessors] })],
      paths: async () => [routes.subProcessors],
    },
  }
}
