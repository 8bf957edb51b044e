import { getSettings, updateSettings as updateSettingsCall } from '@vedetta/contracts/settings'
import { readSettings } from '@vedetta/core/accounts/read-settings'
import { updateSettings } from '@vedetta/core/accounts/update-settings'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function settingsRoutes(api: FastifyInstance, { db }: Pick<ApiContext, 'db'>): void {
  registerCall(api, getSettings, (_input, { userId }) => readSettings(db, userId))
  registerCall(api, updateSettingsCall, (changes, { userId }) => updateSettings(db, userId, changes))
}
