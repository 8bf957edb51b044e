const maxLength = 2048
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|phpsessid|jsessionid|sid|_ga|_gl|hsctatracking)$/i

/** The address a link leads to, or null if it leads to no page of the web; never throws. */
export function cleanUrl(href: string, baseUrl: string): string | null {
  return parseCleanUrl(href, baseUrl)?.href ?? null
}

export function parseCleanUrl(href: string, baseUrl: string): URL | null {
  if (href.length > maxLength) return null
  const url = URL.parse(href.trim(), baseUrl)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  if (url.hostname === '' || url.username !== '' || repeatsItself(url.pathname)) return null
  if (url.hash !== '' || url.href.endsWith('#')) url.hash = ''
  if (url.pathname.includes(';')) url.pathname = url.pathname.replace(/;jsessionid=[^/?#]*/i, '')
  if (url.search !== '')
    for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  return url.href.length > maxLength ? null : url
}

/** `/a/b/a/b/a/b`: a link that is relative by mistake, and grows with every step. */
function repeatsItself(path: string): boolean {
  if (path.length < 6) return false
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length < 3) return false
  if (segments.length > 12) return true
  return segments.some((segment) => segments.filter((other) => other === segment).length >= 3)
}

const files =
  /\.(?:jpe?g|png|gif|svg|webp|avif|ico|css|js|zip|rar|7z|mp[34]|avi|mov|docx?|odt|xlsx?|pptx?|ics|vcf|pdf|xml|json|rss)$/i

/** Whether an address is a file, not a page. */
export function isFile(href: string): boolean {
  return isFilePath(URL.parse(href)?.pathname ?? '')
}

export const isFilePath = (pathname: string): boolean => files.test(pathname)

/** The same for addresses that lead to one page: scheme, `www.`, a slash at the end and an index file aside. */
export function urlKey(href: string): string {
  const url = URL.parse(href)
  if (url === null) return href
  const host = url.host.replace(/^www\./, '')
  const path = url.pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\/+$/, '')
  if (url.search !== '') url.searchParams.sort()
  return `${host}${path}${url.search}`
}
