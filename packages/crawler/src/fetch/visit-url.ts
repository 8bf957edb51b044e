const maxLength = 2048
const maxRepeats = 2
const trackingParameter =
  /^(?:utm_\w*|gclid|fbclid|msclkid|mc_cid|mc_eid|phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|cfid|cftoken|oscsid|zenid)(?:=|$)/i
const pathSession = /;(?:jsessionid|phpsessid)=[^/;?]*/gi

function repeatsSegments(path: string): boolean {
  const counts = new Map<string, number>()
  for (const segment of path.split('/')) {
    const count = (counts.get(segment) ?? 0) + 1
    if (segment !== '' && count > maxRepeats) return true
    counts.set(segment, count)
  }
  return false
}

/** A URL of the web that may be fetched, without its fragment; null for other schemes, credentials, and the patterns of endless sites. */
export function fetchableUrl(url: string): URL | null {
  if (url.length > maxLength || !URL.canParse(url)) return null
  const parsed = new URL(url)
  const isWeb = parsed.protocol === 'http:' || parsed.protocol === 'https:'
  if (!isWeb || parsed.username || parsed.password || repeatsSegments(parsed.pathname)) return null
  parsed.hash = ''
  return parsed.href.length > maxLength ? null : parsed
}

/** One address for one page: tracking parameters are dropped, the rest stays in its order. */
export function visitUrl(url: string): string | null {
  const parsed = fetchableUrl(url)
  if (!parsed) return null
  if (parsed.pathname.includes(';')) parsed.pathname = parsed.pathname.replace(pathSession, '')
  const parameters = parsed.search.slice(1).split('&')
  const kept = parameters.filter((parameter) => !trackingParameter.test(parameter))
  if (kept.length < parameters.length) parsed.search = kept.join('&')
  return parsed.href
}
