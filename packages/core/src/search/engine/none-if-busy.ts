import { AppError } from '../../platform/app-error.ts'

/** For findings that are a help and no answer: none where the person's share of the engine is used up, or the engine is away. */
export function noneIfBusy(error: unknown): never[] {
  if (error instanceof AppError && (error.code === 'request_limit' || error.code === 'search_unavailable')) return []
  throw error
}
