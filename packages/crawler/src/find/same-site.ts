import { getDomain } from 'tldts'
import { portalNames } from '../lexicon/careers.ts'
import { anyOf } from '../lexicon/compile-terms.ts'

const portals = new RegExp(String.raw`(?:^|\.)${anyOf(portalNames)}\.[a-z.]{2,6}$`)

/** Whether two addresses have the same registered domain. */
export function isSameSite(href: string, other: string): boolean {
  const [host, otherHost] = [URL.parse(href)?.hostname, URL.parse(other)?.hostname]
  if (host === undefined || otherHost === undefined) return false
  return host === otherHost || (domainOf(host) !== null && domainOf(host) === domainOf(otherHost))
}

/** Hosts where companies publish pages of their own. */
const publishers = /^(?:docs|sites)\.google\.com$/

/** Social networks and job portals: never a company's own page. */
export function isPortal(href: string): boolean {
  return isPortalHost(URL.parse(href)?.hostname ?? '')
}

export const isPortalHost = (host: string): boolean => host === '' || (portals.test(host) && !publishers.test(host))

const domainOf = (host: string) => getDomain(host, { allowPrivateDomains: true })
