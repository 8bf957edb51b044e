import { readPorts } from '../../scripts/ports.ts'

const { e2eWeb: port, e2eSmtp: mailboxPort } = readPorts(process.env)

/** What the stack and the journeys through it agree on. */
export const stack = {
  port,
  publicUrl: `http://127.0.0.1:${port}`,
  /** Of the database, and before the names of indices and Redis keys. */
  name: `e2e${port}`,
  mailboxPort,
} as const
