import { getBilling } from '@vedetta/contracts/billing'
import { pageAnswer } from '@vedetta/contracts/page-rendering'
import { getPublicStatus } from '@vedetta/contracts/public-status'
import { routes } from '@vedetta/contracts/routes'
import { listSubProcessors } from '@vedetta/contracts/sub-processors'
import type { ApiContext } from '../api-context.ts'
import type { LivePages } from '../pages/live-page.ts'
import { mapPages } from './map-pages.ts'

type LivePagesContext = Pick<ApiContext, 'db' | 'figures' | 'publicStatus' | 'payments' | 'subProcessors'>

/** The public pages rendered on request, with the answers they are rendered with. */
export function livePages({ db, figures, publicStatus, payments, subProcessors }: LivePagesContext): LivePages {
  return {
    ...mapPages({ db, figures }),
    pricing: {
      answers: async () => [pageAnswer(getBilling, {}, { checkout: payments !== null })],
      paths: async () => [routes.pricing],
    },
    status: {
      answers: async () => [pageAnswer(getPublicStatus, {}, await publicStatus())],
      paths: async () => [routes.status],
    },
    subProcessors: {
      answers: async () => [pageAnswer(listSubProcessors, {}, { subProcessors: [...subProcessors] })],
      paths: async () => [routes.subProcessors],
    },
  }
}
