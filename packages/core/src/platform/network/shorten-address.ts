import ipaddr from 'ipaddr.js'

/**
 * The network of an IP address, the only form in which an address is stored: a /24 of IPv4, a /48 of IPv6. Shortening twice changes
 * nothing; null for anything that is no address.
 */
export function shortenAddress(address: string): string | null {
  // The zone is cut off: it may have characters that the library refuses.
  const [host = ''] = address.replace(/%[^/]*/, '').split('/')
  if (!ipaddr.isValid(host)) return null
  const parsed = ipaddr.process(host)
  const [kind, bits] = parsed instanceof ipaddr.IPv4 ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48]
  return `${kind.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`
}
