const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Connection, resources, a server that stops or cancels, its disks; an idle transaction ended, a lock not given. */
const serverCodes = /^(08|53|57|58)...$|^25P03$|^55P03$/

/** The driver's own failures have a text and no code. */
const driverTexts = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]

/** Whether a statement failed because the database is away, too slow or too busy, and not because of the statement. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  // The server ended the session, for example because a full disk keeps it from beginning one.
  if (severity === 'FATAL' || severity === 'PANIC') return true
  if (typeof code === 'string') return socketCodes.has(code) || serverCodes.test(code)
  return driverTexts.some((text) => error.message.startsWith(text)) || isDatabaseOutage(error.cause)
}
