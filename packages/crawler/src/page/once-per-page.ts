import type { HtmlPage } from '../page.ts'

/** Several readers of a page ask for the same of it, so it is made at the first and kept as long as the page. */
export function oncePerPage<Made>(make: (page: HtmlPage) => Made): (page: HtmlPage) => Made {
  const known = new WeakMap<HtmlPage['document'], { made: Made }>()
  return (page) => {
    const kept = known.get(page.document) ?? { made: make(page) }
    known.set(page.document, kept)
    return kept.made
  }
}
