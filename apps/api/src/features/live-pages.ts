import { getInstance } from '@vedetta/contracts/calls/instance'
import { routes } from '@vedetta/contracts/calls/routes'
import { getPublicStatus } from '@vedetta/contracts/operations/public-status'
import { listSubProcessors } from '@vedetta/contracts/privacy/sub-processors'
import { pageAnswer } from '@vedetta/contracts/watch/page-rendering'
import type { ApiContext } from '../api-context.ts'
import type { LivePages } from '../pages/live-page.ts'
import { capabilitiesOf } from './instance.routes.ts'
import { mapPages } from './map-pages.ts'

type LivePagesContext = Pick<
  ApiContext,
  'db' | 'figures' | 'publicStatus' | 'subProcessors' | 'payments' | 'pushPublicKey' | 'providers'
>

/** The public pages rendered on request, with the answers they are rendered with. */
export function livePages(context: LivePagesContext): LivePages {
  const { db, figures, publicStatus, subProcessors } = context
  const { providers, ...can } = capabilitiesOf(context)
  return {
    ...mapPages({ db, figures }),
    pricing: {
      answers: async () => [pageAnswer(getInstance, {}, { ...can, providers: [...providers] })],
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
