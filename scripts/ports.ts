import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { instancePorts, readPortBase } from '../packages/contracts/src/calls/process-config.ts'

const table = parseEnv(readFileSync(join(import.meta.dirname, 'ports.env'), 'utf8'))

export type Ports = ReturnType<typeof readPorts>

/** The ports of an instance, and those of its development. */
export function readPorts(env: Record<string, string | undefined>) {
  const base = readPortBase(env)
  const port = (name: string) => base + Number(table[`${name}_OFFSET`])
  return {
    ...instancePorts(env),
    mailbox: port('MAILBOX'),
    receiver: port('RECEIVER'),
    simGateway: port('SIM_GATEWAY'),
    e2eWeb: port('E2E_WEB'),
    e2eSmtp: port('E2E_SMTP'),
  } as const
}
