import { getSettings, updateSettings as updateSettingsCall } from '@vedetta/contracts/settings'
import { readSettings } from '@vedetta/core/accounts/read-settings'
import { updateSettings } from '@vedetta/core/accounts/update-settings'
import type { Deps } from '@vedetta/core/deps'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

export function settingsRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  answerCall(app, getSettings, (_input, { userId }) => readSettings(db, userId))
  answerCall(app, updateSettingsCall, (changes, { userId }) => updateSettings(db, userId, changes))
}
