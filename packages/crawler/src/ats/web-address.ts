import { decodePercent } from '../decode-percent.ts'
/** An `http(s)` address as a person could open it, or null: answers may hold anything. */
export function webAddress(text: string | null, base?: string): string | null {
  if (text === null || text.length > 2_048) return null
  const url = URL.parse(text.trim(), base)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : null
}

/** The parts of the path, decoded, empty ones left out. */
export function pathParts(url: URL): string[] {
  return url.pathname
    .split('/')
    .filter((part) => part !== '')
    .slice(0, 20)
    .map(decodePercent)
}

/** The subdomain of `domain`: `rossi` in `rossi.recruitee.com`; null for other hosts and the system's own. */
export function subdomainOf(url: URL, domain: string, own: ReadonlySet<string>): string | null {
  const host = url.hostname.toLowerCase()
  if (!host.endsWith(`.${domain}`)) return null
  const name = host.slice(0, -domain.length - 1)
  return name === '' || name.includes('.') || own.has(name) ? null : name
}

const fileName = /\.(?:png|ico|svg|jpe?g|gif|webp|css|m?js|json|xml|txt|html?|php|aspx?|woff2?|map)$/i
const folders = new Set([
  'static',
  'assets',
  'css',
  'js',
  'images',
  'img',
  'fonts',
  'favicon',
  'api',
  'login',
  'privacy',
])

/** A company's name in a system's addresses, not a file or folder of the system's own. */
export function isToken(text: string | undefined): text is string {
  if (text === undefined || text.length > 100 || fileName.test(text) || folders.has(text.toLowerCase())) return false
  return /^[\p{L}\p{N}][\p{L}\p{N}._ -]*$/u.test(text)
}
