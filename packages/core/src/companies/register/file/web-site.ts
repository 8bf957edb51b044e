import { isIP } from 'node:net'
import { recogniseBoard } from '@vedetta/crawler/ats/tracking-systems'
import { visitUrl } from '@vedetta/crawler/fetch/visit-url'
import { isPortalHost } from '@vedetta/crawler/find/portals'
import { parse } from 'tldts'
import { type RefusalCode, Refused } from './refusals.ts'
import { freeHosts, portals, socialNetworks } from './shared-hosts.ts'

/** The host without `www.`, which identifies a company's site; the start address of its visits; the kind of its source. */
export type WebSite = { host: string; startUrl: string; kind: 'page' | 'board' }

const localSuffix = /(?:^|\.)(?:localhost|localdomain|local|lan|internal|intranet|home|corp|arpa|test|invalid|onion)$/
/** Stricter than the URL parser, which accepts other characters. */
const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/
const maxHostLength = 253
/** Reserved for the synthetic companies; no real domain has it. */
const madeUpSuffix = 'example'

/** A company's own site from the text of the file; null where it is empty. */
export function readWebSite(text: string): WebSite | null {
  if (text === '') return null
  const url = parsedUrl(text)
  if (url.username !== '' || url.password !== '') throw refused('website_credentials')
  if (url.port !== '') throw refused('website_port')
  const hostname = url.hostname.replace(/\.$/, '')
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw refused('website_ip_literal')
  if (!hostname.includes('.') || localSuffix.test(hostname)) throw refused('website_local')
  if (hostname.length > maxHostLength || !hostName.test(hostname)) throw refused('website_malformed')
  const host = hostname.replace(/^www\.(?=[^.]+\.)/, '')
  checkOwner(host)
  url.hostname = hostname
  const startUrl = visitUrl(url.href)
  if (startUrl === null) throw refused('website_malformed')
  return { host, startUrl, kind: recogniseBoard(new URL(startUrl)) === null ? 'page' : 'board' }
}

function parsedUrl(text: string): URL {
  if (/^(?:mailto:)?[^\s/:?#]+@[^\s/]+$/i.test(text)) throw refused('website_email')
  if (/^[a-z][a-z0-9+-]*:(?!\d)/i.test(text) && !/^https?:/i.test(text)) throw refused('website_scheme')
  const url = /\s/.test(text) ? null : URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  if (url === null || url.hostname === '') throw refused('website_malformed')
  return url
}

/** A registered name below a public suffix, and not a host that many companies share. */
function checkOwner(host: string): void {
  const name = parse(host, { allowPrivateDomains: true, extractHostname: false })
  if (!name.isIcann && !name.isPrivate && name.publicSuffix !== madeUpSuffix) throw refused('website_unknown_suffix')
  if (name.domain === null) throw refused(name.isPrivate ? 'website_free_host' : 'website_is_suffix')
  if (socialNetworks.has(name.domain)) throw refused('website_social_network')
  if (freeHosts.has(host)) throw refused('website_free_host')
  if (portals.has(name.domain) || isPortalHost(host)) throw refused('website_portal')
}

const refused = (code: RefusalCode) => new Refused(code, 'website')
