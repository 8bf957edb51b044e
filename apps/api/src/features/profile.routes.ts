import { getProfile, updateProfile as updateProfileCall } from '@vedetta/contracts/customers/profile'
import { readProfile } from '@vedetta/core/customers/user-accounts/read-profile'
import { updateProfile } from '@vedetta/core/customers/user-accounts/update-profile'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function profileRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  registerCall(api, getProfile, async (_input, viewer) => ({ user: viewer && (await readProfile(db, viewer)) }))
  registerCall(api, updateProfileCall, async (changes, viewer) => ({
    user: await updateProfile(db, viewer, changes, clock()),
  }))
}
