import { z } from 'zod'

export const maxOperatorReason = 200

/** An entry of the audit can't be changed for two years, so a reason names nobody by address. */
export const operatorReason = z
  .string({ error: 'operator_reason_required' })
  .trim()
  .min(3, 'operator_reason_required')
  .max(maxOperatorReason, 'operator_reason_required')
  .refine((text) => !text.includes('@'), { error: 'operator_reason_address' })
  .describe('Kept in the audit: names nobody')
