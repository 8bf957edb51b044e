import { z } from 'zod'
import { languages } from './labels.ts'

/** Messages of checks are error codes, so that server and form show the same text. */
export const emailAddress = z
  .string({ error: 'email_required' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'email_required' })
  .pipe(z.email({ error: 'email_required' }))

const personName = z
  .string({ error: 'invalid_details' })
  .trim()
  .min(1, { error: 'invalid_details' })
  .max(80, { error: 'invalid_details' })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  .regex(/^[^<>\u0000-\u001f\u007f]*$/, { error: 'invalid_details' })

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
  .max(128, { error: 'weak_password' })
  .regex(passwordRules.length, { error: 'weak_password' })
  .regex(passwordRules.uppercase, { error: 'weak_password' })
  .regex(passwordRules.lowercase, { error: 'weak_password' })
  .regex(passwordRules.number, { error: 'weak_password' })
  .regex(passwordRules.special, { error: 'weak_password' })

export const givenPassword = z.string({ error: 'password_required' }).min(1, { error: 'password_required' }).max(128)

export const captchaSolution = z
  .string({ error: 'captcha_required' })
  .min(1, { error: 'captcha_required' })
  .max(4096, { error: 'invalid_captcha' })

/** A licence's code or the code of a personal invite, as people type it. */
export const licenceCode = z
  .string({ error: 'code_required' })
  .trim()
  .toUpperCase()
  .min(1, { error: 'code_required' })
  .max(64, { error: 'invalid_code' })
