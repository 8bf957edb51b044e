import { localPath, screens } from '@vedetta/contracts/calls/routes'
import { languages } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { escapeHtml } from './fill-site.ts'

/** Each page in each language, with its alternates. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entries(origin, path)),
    '</urlset>',
    '',
  ].join('\n')
}

function entries(origin: string, path: string): string[] {
  const addresses = languages.map((language) => [language, escapeHtml(origin + localPath(path, language))])
  const alternates = addresses.map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  )
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${alternates.join('')}</url>`)
}

/** Only the public pages are to be indexed, not the calls and the screens of the application. */
export function robotsTxtOf(origin: string): string {
  const closed = keysOf(screens).filter((screen) => !('isPublicPage' in screens[screen]))
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map((screen) => `Disallow: ${screens[screen].path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
