import { getBilling } from '@vedetta/contracts/billing'
import { pageAnswer } from '@vedetta/contracts/page-rendering'
import { routes } from '@vedetta/contracts/routes'
import { listSubProcessors, type SubProcessor } from '@vedetta/contracts/sub-processors'
import type { PaymentProvider } from '@vedetta/core/billing/payment-provider'
import type { Db } from '@vedetta/core/db/client'
import type { PublicFiguresReader } from '@vedetta/core/market/public-figures'
import type { LivePages } from '../pages/live-page.ts'
import { mapPages } from './map-pages.ts'

type LiveDeps = {
  readonly db: Db
  readonly payments: PaymentProvider | null
  readonly subProcessors: readonly SubProcessor[]
}

/** The public pages that are rendered when they are asked for, and what with. */
export function livePages({ db, payments, subProcessors }: LiveDeps, figures: PublicFiguresReader): LivePages {
  return {
    ...mapPages(db, figures),
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
