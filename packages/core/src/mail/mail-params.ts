import { plans, units } from '@vedetta/contracts/plans'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { z } from 'zod'

/** People write names: they stay on one line, and can't turn the direction of the text after them. */
const shown = z.string().transform((text) =>
  text
    .slice(0, 254)
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim(),
)
const url = z.url({ protocol: /^https?$/ })
const tier = z.enum(keysOf(plans))
const unit = z.enum(keysOf(units))
const amount = z.number().int().positive()
const firstName = shown
const customer = shown
const expiresAt = z.iso.datetime()

/** What each mail is told; its words are in `templates/`. */
export const mailParams = {
  verifyEmail: z.object({ firstName, url }),
  resetPassword: z.object({ firstName, url }),
  passwordChanged: z.object({ firstName }),
  inviteUser: z.object({ customer, tier, url, expiresAt }),
  inviteManager: z.object({ customer, tier, url, expiresAt }),
  administratorNamed: z.object({ customer, tier, url }),
  seatRevoked: z.object({ customer }),
  extraRequested: z.object({ customer, unit, amount, requestedBy: shown }),
  extraGranted: z.object({ customer, unit, amount }),
  accountDeleted: z.object({ firstName }),
}

export type MailTemplate = keyof typeof mailParams

export type MailParams = { [Template in MailTemplate]: z.infer<(typeof mailParams)[Template]> }
