import { checkoutParam } from '@vedetta/contracts/customers/billing'
import type { ReturnAddresses } from './payment-provider.ts'

/** The addresses of a page of ours, with the outcome of the payment as a parameter. */
export function returnAddresses(publicUrl: string, path: string, params: Record<string, string> = {}): ReturnAddresses {
  const back = (outcome: keyof ReturnAddresses) =>
    new URL(`${path}?${new URLSearchParams({ ...params, [checkoutParam]: outcome })}`, publicUrl).href
  return { paid: back('paid'), left: back('left') }
}
