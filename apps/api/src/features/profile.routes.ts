import { getProfile, updateProfile as updateProfileCall } from '@vedetta/contracts/profile'
import { readProfile } from '@vedetta/core/accounts/read-profile'
import { updateProfile } from '@vedetta/core/accounts/update-profile'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { answerCall } from '../call-route.ts'

export function profileRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  answerCall(api, getProfile, async (_input, viewer) => ({ user: viewer && (await readProfile(db, viewer)) }))
  answerCall(api, updateProfileCall, async (changes, viewer) => ({
    user: await updateProfile(db, viewer, changes, clock()),
  }))
}
