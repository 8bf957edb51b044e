import { plans, type Tier } from '@vedetta/contracts/facts/plans'

/** Whether a licence's row gives its seats the public API, as `grantsPublicApi` does in a query. */
export const hasPublicApi = ({ tier, grants_public_api }: { tier: Tier; grants_public_api: boolean }): boolean =>
  grants_public_api || plans[tier].publicApi
