import type { Context } from '../context.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The context of buying. */
export type BillingContext = Pick<Context, 'db' | 'limits' | 'publicUrl' | 'secret'> & {
  /** Null where none is configured: plans are agreed on, not bought. */
  readonly payments: PaymentProvider | null
}
