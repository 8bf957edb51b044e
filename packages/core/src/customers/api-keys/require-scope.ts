import type { Scope } from '@vedetta/contracts/public-api/scopes'
import { AppError } from '../../platform/app-error.ts'
import type { ApiCaller } from './api-caller.ts'

export function requireScope({ scopes }: ApiCaller, scope: Scope): void {
  if (!scopes.includes(scope)) throw new AppError('scope_missing')
}
