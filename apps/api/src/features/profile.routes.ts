import { getProfile, updateProfile as updateProfileCall } from '@vedetta/contracts/profile'
import { readProfile } from '@vedetta/core/accounts/read-profile'
import { updateProfile } from '@vedetta/core/accounts/update-profile'
import type { Identity } from '@vedetta/core/identity/identity'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function profileRoutes(app: FastifyInstance, { db, clock }: Pick<Identity, 'db' | 'clock'>): void {
  answerCall(app, getProfile, async (_input, viewer) => ({ user: viewer && (await readProfile(db, viewer)) }))
  answerCall(app, updateProfileCall, async (changes, viewer) => ({
    user: await updateProfile(db, viewer, changes, clock()),
  }))
}
