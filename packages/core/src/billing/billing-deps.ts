import type { Db } from '../db/client.ts'
import type { Limits } from '../limits.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What buying works with. */
export type BillingDeps = {
  readonly db: Db
  readonly limits: Limits
  readonly publicUrl: string
  readonly secret: string
  /** Null where none is configured: plans are agreed on, not bought. */
  readonly payments: PaymentProvider | null
}
