import { portalNames } from '../lexicon/careers.ts'
import { anyOf } from '../lexicon/compile-terms.ts'

const portals = new RegExp(String.raw`(?:^|\.)${anyOf(portalNames)}\.[a-z.]{2,6}$`)

/** Hosts where companies publish pages of their own. */
const publishers = /^(?:docs|sites)\.google\.com$/

/** Social networks and job portals: never a company's own page. */
export function isPortal(href: string): boolean {
  return isPortalHost(URL.parse(href)?.hostname ?? '')
}

export const isPortalHost = (host: string): boolean => host === '' || (portals.test(host) && !publishers.test(host))
