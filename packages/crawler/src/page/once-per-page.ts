import { keepValue, keptValue } from '@vedetta/reference/once-per'
import type { HtmlPage } from '../page.ts'

/** A value that several readers derive from a page: computed at the first call and kept as long as its tree lives. */
export function oncePerPage<Made>(make: (page: HtmlPage) => Made): (page: HtmlPage) => Made {
  const kept = Symbol('kept')
  return (page) => {
    const { document } = page
    return kept in document ? keptValue<Made>(document, kept) : keepValue(document, kept, make(page))
  }
}
