import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext } from 'node:tls'
import { buildConnector } from 'undici'
import { type AddressGate, RefusedAddress } from './address-gate.ts'

/** A simulated web: the authority that signs its certificates, and the ports it listens on instead of the usual ones. */
export type SimulatedWeb = { ca: string; ports: Readonly<Record<number, number>> }

function gatedLookup(gate: AddressGate): LookupFunction {
  return (hostname, options, callback) => {
    gate.addressesOf(hostname).then(
      (addresses) => {
        // Only the first address: the limit of visits per address was checked for it.
        const [address = ''] = addresses
        const family = isIP(address)
        if (options.all) callback(null, [{ address, family }])
        else callback(null, address, family)
      },
      (error: Error) => callback(error, []),
    )
  }
}

/**
 * Connects only where the gate lets it, at the address that was checked: a name that answers differently a moment later
 * changes nothing. Literal addresses never reach a look-up, so they are checked here.
 */
export function createGatedConnector(
  gate: AddressGate,
  allowedPorts: readonly number[],
  connectMs: number,
  simulated: SimulatedWeb | null,
): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectMs,
    allowH2: false,
    rejectUnauthorized: true,
    maxCachedSessions: 100,
    lookup: gatedLookup(gate),
    // One context for all connections: otherwise each creates its own, in 0.2 ms.
    secureContext: createSecureContext(simulated === null ? {} : { ca: simulated.ca }),
  })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1')
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
    const isAllowed = allowedPorts.includes(port) && (isIP(host) === 0 || gate.allows(host))
    if (isAllowed) connect({ ...options, port: String(simulated?.ports[port] ?? port) }, callback)
    else process.nextTick(callback, new RefusedAddress(`${host}:${port}`), null)
  }
}
