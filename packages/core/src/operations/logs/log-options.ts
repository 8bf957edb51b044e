import { z } from 'zod'
import { loggedError } from './logged-error.ts'
import { redactLine } from './redact-line.ts'

export const logSettings = {
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}

/** Of the logger of each process: errors without what people typed, and a last look at every line as it is written. */
export function logOptions(level: string) {
  return { level, serializers: { err: loggedError }, hooks: { streamWrite: redactLine } }
}
