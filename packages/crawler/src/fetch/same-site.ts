import { getDomain } from 'tldts'

/** Whether two addresses have the same registered domain. */
export function isSameSite(href: string, other: string): boolean {
  const [host, otherHost] = [URL.parse(href)?.hostname, URL.parse(other)?.hostname]
  if (host === undefined || otherHost === undefined) return false
  return host === otherHost || (domainOf(host) !== null && domainOf(host) === domainOf(otherHost))
}

const domainOf = (host: string) => getDomain(host, { allowPrivateDomains: true })
