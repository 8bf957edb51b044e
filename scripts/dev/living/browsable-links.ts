import { boardHostOf } from '../../../tools/simweb/src/boards/board-hosts.ts'

const address = /https?:\/\/([a-z0-9.-]+)(?=[/?#"'\s<>\\)&]|$)/gi

/** Addresses of simulated hosts in a page, as the gateway shows them; those of other hosts stay as they are. */
export function browsableLinks(text: string, port: number): string {
  return text.replaceAll(address, (whole, hostname: string) =>
    isSimulatedName(hostname.toLowerCase()) ? `http://${hostname}.localhost:${port}` : whole,
  )
}

/** The simulated host that a request to the gateway is for. */
export function simulatedHostOf(host: string, port: number): string | null {
  const suffix = `.localhost:${port}`
  return host.toLowerCase().endsWith(suffix) ? host.toLowerCase().slice(0, -suffix.length) : null
}

function isSimulatedName(hostname: string): boolean {
  return hostname.endsWith('.sim') || boardHostOf(hostname) !== null
}
