import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { plans } from '../facts/plans.ts'
import { providers } from '../facts/providers.ts'
import { languages } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { personDetails } from './person.ts'

export const subscription = z.object({
  tier: z.enum([...keysOf(plans), 'none']),
  licenceID: z.uuid().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})

const profile = z
  .object({
    userID: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    language: z.enum(languages),
    emailVerified: z.boolean(),
    administrator: z.boolean().describe('Whether the user administers at least one licence'),
    manager: z.boolean().describe('Whether the user manages at least one licence'),
    operator: z.boolean(),
    subscription,
    publicApi: z.boolean().describe('Whether the user’s seat can connect other systems'),
    hasPassword: z.boolean(),
    providers: z.array(z.enum(keysOf(providers))),
    twoFactor: z.boolean(),
    secondStepFor: z
      .array(z.enum(['operator', 'licence']))
      .describe('What waits until the user has set up two-step sign-in'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Profile' })

export type Profile = z.infer<typeof profile>

export const getProfile = defineCall({
  method: 'GET',
  path: '/profile',
  summary: 'The signed-in user’s profile; null for a visitor',
  access: 'public',
  input: z.object({}),
  output: z.object({ user: profile.nullable() }),
})

export const updateProfile = defineCall({
  method: 'POST',
  path: '/profile',
  summary: 'Update some of the profile’s details',
  access: 'user',
  input: personDetails.partial().strict(),
  output: z.object({ user: profile }),
})

export const downloadAccountData = defineCall({
  method: 'GET',
  path: '/account/data',
  summary: 'All data kept about the user',
  access: 'user',
  input: z.object({}),
  output: z.looseObject({}),
})

/** How the profile's URL tells that its user is back from the provider, before an account without a password is deleted. */
export const deletionParam = 'deletion'
export type DeletionReturn = 'confirmed' | 'refused'

export const reauthenticate = defineCall({
  method: 'POST',
  path: '/account/reauthenticate',
  summary:
    'Address of the external provider where a user without a password signs in again before deleting the account',
  access: 'user',
  input: z.object({}),
  output: z.object({ url: z.url() }),
})

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/account/delete',
  summary: 'Delete the user’s account',
  access: 'user',
  input: z.object({
    password: z.string().max(128).optional().describe('Required if the account has a password'),
    code: z
      .string()
      .trim()
      .max(40)
      .optional()
      .describe('Required with two-step sign-in: of the app or an emergency code'),
    confirmation: z.string().max(254).describe('The account’s e-mail address, typed again to confirm'),
  }),
  output: z.object({}),
})
