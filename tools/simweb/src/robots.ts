import { careersPath } from './kinds/careers-page.ts'
import type { View } from './model.ts'

/** The path prefixes that a site forbids to all robots. */
export function forbiddenPaths(view: View): readonly string[] {
  const { site, day, kind } = view
  const { closedToRobotsOn } = site.life
  const usual = hasRobotsFile(view) ? ['/wp-admin/', '/carrello/'] : []
  if (kind.name === 'robots-all') return ['/']
  if (kind.name === 'robots-careers') return [...usual, careersFolder(view)]
  if (closedToRobotsOn === null || day < closedToRobotsOn) return usual
  return kind.slots === null ? usual : ['/']
}

export function isForbidden(view: View, path: string): boolean {
  return path !== '/robots.txt' && forbiddenPaths(view).some((start) => path.startsWith(start))
}

/** The text of robots.txt; null if the site has none. */
export function robotsText(view: View): string | null {
  const forbidden = forbiddenPaths(view)
  const { crawlDelay } = view.site.traits
  if (forbidden.length === 0 && crawlDelay === null) return null
  return [
    'User-agent: *',
    ...forbidden.map((path) => `Disallow: ${path}`),
    ...(crawlDelay === null ? [] : [`Crawl-delay: ${crawlDelay}`]),
    '',
    ...(hasSitemap(view) ? [`Sitemap: ${view.origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}

export function hasSitemap({ site }: View): boolean {
  return site.seed % 5 < 2
}

function hasRobotsFile({ site }: View): boolean {
  return site.seed % 9 < 5
}

/** The prefix of the careers page and of the detail pages below it. */
function careersFolder(view: View): string {
  return careersPath(view).replace(/(?:\.html|\/)$/, '')
}
