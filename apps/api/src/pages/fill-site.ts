import { type Site, siteFields, siteJsonPlaceholder, sitePlaceholders } from '@vedetta/contracts/watch/page-rendering'

/** Fills the instance's data into a page rendered at build. */
export function fillSite(html: string, site: Site): string {
  const filled = siteFields.reduce(
    (text, field) => text.replaceAll(sitePlaceholders[field], () => escapeHtml(site[field])),
    html,
  )
  return filled.replaceAll(siteJsonPlaceholder, () => JSON.stringify(site).replaceAll('<', '\\u003c'))
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
