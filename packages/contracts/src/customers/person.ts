import { z } from 'zod'
import { languages } from '../text/labels.ts'

/** Messages are error codes, so that server and form show the same text. The checks of a schema have its code, unless they name one. */
export const emailAddress = z
  .string({ error: 'email_required' })
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'email_required' }))

const personName = z
  .string({ error: 'invalid_details' })
  .trim()
  .min(1)
  .max(80)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  .regex(/^[^<>\u0000-\u001f\u007f]*$/)

export const personDetails = z.object({
  firstName: personName,
  lastName: personName,
  language: z.enum(languages, { error: 'invalid_details' }),
})

/** The specification’s rule in parts: a form ticks each while the password is typed. */
export const passwordRules = {
  length: /.{7,}/s,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  number: /\p{N}/u,
  special: /[^\p{L}\p{N}\s]/u,
} as const

/** The maximum length keeps hashing cheap. */
export const newPassword = z
  .string({ error: 'weak_password' })
  .max(128)
  .regex(passwordRules.length)
  .regex(passwordRules.uppercase)
  .regex(passwordRules.lowercase)
  .regex(passwordRules.number)
  .regex(passwordRules.special)

export const givenPassword = z.string({ error: 'password_required' }).min(1).max(128)

export const captchaSolution = z.string({ error: 'captcha_required' }).min(1).max(4096, { error: 'invalid_captcha' })

/** A licence's code or the code of a personal invite, as people type it. */
export const licenceCode = z
  .string({ error: 'code_required' })
  .trim()
  .toUpperCase()
  .min(1)
  .max(64, { error: 'invalid_code' })
