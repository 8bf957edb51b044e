import { getSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { readSettings } from '@vedetta/core/customers/user-accounts/read-settings'
import { changeSettings } from '@vedetta/core/notify/digests/change-settings'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function settingsRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  registerCall(api, getSettings, (_input, { userId }) => readSettings(db, userId))
  registerCall(api, updateSettings, (changes, { userId }) => changeSettings(db, userId, changes, clock()))
}
