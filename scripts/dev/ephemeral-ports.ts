import { readFile } from 'node:fs/promises'
import type { Ports } from '../ports.ts'

/** The ports that the system gives to outgoing connections, ends included. */
export type PortRange = { readonly from: number; readonly to: number }

/** An instance counts its ports from its base, below a hundred. */
const portsOfInstance = 100
const bases = { from: 1_024, to: 65_400 }

/** Null where the system doesn't say. */
export async function readEphemeralRange(file = '/proc/sys/net/ipv4/ip_local_port_range'): Promise<PortRange | null> {
  const [from, to] = (await readFile(file, 'utf8').catch(() => '')).trim().split(/\s+/).map(Number)
  return from && to ? { from, to } : null
}

/** Any connection of any program could hold such a port when an app or an engine wants it, now or at the next start. */
export function refuseEphemeralPorts(ports: Ports, { from, to }: PortRange): void {
  const within = Object.values(ports).filter((port) => port >= from && port <= to)
  const free = [
    { from: bases.from, to: Math.min(bases.to, from - portsOfInstance) },
    { from: Math.max(bases.from, to + 1), to: bases.to },
  ].filter((range) => range.from <= range.to)
  // Where no base is free of them, any will do.
  if (within.length === 0 || free.length === 0) return
  throw new Error(
    `This system gives the ports ${from} to ${to} to outgoing connections, so port ${Math.min(...within)} may be taken at any time. ` +
      `Set VEDETTA_PORT_BASE to ${free.map((range) => `${range.from} to ${range.to}`).join(' or ')}.`,
  )
}
