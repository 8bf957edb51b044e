import type { Fetched } from './fetcher.ts'

const statuses = new Set([202, 403, 405, 503])
const marks =
  /<title>\s{0,20}Just a moment|cf-chl|challenge-platform|_Incapsula_Resource|Incapsula incident|captcha-delivery\.com|awswaf\.com|px-captcha|Sucuri WebSite Firewall|errors\.edgesuite\.net/i
const maxRead = 8_192

/** Whether a firewall answered in the site's place, with a check that is meant to keep robots out. */
export function isFirewall({ status, headers, body }: Fetched): boolean {
  if (!statuses.has(status)) return false
  if (headers['cf-mitigated'] !== undefined || headers['x-amzn-waf-action'] !== undefined) return true
  return marks.test(Buffer.from(body.subarray(0, maxRead)).toString('latin1'))
}

/** What a firewall that answered at an address is taken to guard: the addresses under its first folder, or the whole host. */
export function guardedBy(url: URL): (other: URL) => boolean {
  const folder = /^\/[^/]*/.exec(url.pathname)?.[0] ?? '/'
  return ({ host, pathname }) =>
    host === url.host && (folder === '/' || pathname === folder || pathname.startsWith(`${folder}/`))
}
