import { readPorts } from '../../scripts/ports.ts'

const { e2eWeb: port, e2eSmtp: mailboxPort } = readPorts(process.env)

/** Addresses and names shared by the stack and the journeys. */
export const stack = {
  port,
  publicUrl: `http://127.0.0.1:${port}`,
  /** The database's name and the prefix of indices and Redis keys. */
  name: `e2e${port}`,
  mailboxPort,
} as const
