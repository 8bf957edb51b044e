import { sourceVisit } from '@vedetta/core/testing/watched-site'
import type { PageStore } from '@vedetta/core/watch/pages/page-store'

/** Discards page bodies, which no measurement reads again. */
export const nullPageStore: PageStore = {
  put: async () => undefined,
  get: async () => null,
  remove: async () => undefined,
}

/** The most common result of a visit. */
export const unchangedVisit = sourceVisit({ bytes: 9_000 })
