import { getPublicAccount } from '@vedetta/contracts/public-api/account'
import { readPublicAccount } from '@vedetta/core/outward/public-api/read-public-account'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerOperation } from './register-operation.ts'

export function accountOperations(v1: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context
  registerOperation(v1, context, getPublicAccount, (_input, caller) => readPublicAccount(db, caller, clock()))
}
