import type { Context } from '../../platform/context.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The context of the use cases of this folder. */
export type BillingContext = Pick<Context, 'db' | 'limits' | 'publicUrl' | 'secrets'> & {
  /** Null if no provider is configured: the operator then grants the licences. */
  readonly payments: PaymentProvider | null
}
