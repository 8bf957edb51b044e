import type { HtmlPage } from '../page.ts'

/** A value that several readers derive from a page: computed at the first call and cached as long as the page lives. */
export function oncePerPage<Made>(make: (page: HtmlPage) => Made): (page: HtmlPage) => Made {
  const known = new WeakMap<HtmlPage['document'], { made: Made }>()
  return (page) => {
    const kept = known.get(page.document)
    if (kept) return kept.made
    const made = make(page)
    known.set(page.document, { made })
    return made
  }
}
