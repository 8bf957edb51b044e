import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const table = parseEnv(readFileSync(join(import.meta.dirname, 'ports.env'), 'utf8'))

export type Ports = ReturnType<typeof readPorts>

/** The ports of VEDETTA_PORT_BASE: two checkouts with different bases run side by side. */
export function readPorts(env: Record<string, string | undefined>) {
  const base = readPortBase(env.VEDETTA_PORT_BASE || table.DEFAULT_PORT_BASE)
  const port = (name: string) => base + Number(table[`${name}_OFFSET`])
  return {
    smtp: port('SMTP'),
    postgres: port('POSTGRES'),
    web: port('WEB'),
    redis: port('REDIS'),
    api: port('API'),
    e2eWeb: port('E2E_WEB'),
    e2eSmtp: port('E2E_SMTP'),
    opensearch: port('OPENSEARCH'),
  } as const
}

function readPortBase(text = ''): number {
  const base = Number(text)
  if (!/^[1-9]\d{3,4}$/.test(text) || base < 1_024 || base > 65_400)
    throw new Error(`VEDETTA_PORT_BASE must be a number from 1024 to 65400, not '${text}'`)
  return base
}
