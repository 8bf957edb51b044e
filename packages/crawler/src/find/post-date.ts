import type { Element } from 'domhandler'
import type { Quote } from '../evidence.ts'
import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import { walk } from '../html/dom.ts'
import { oncePerPage } from '../page/once-per-page.ts'

const maxTextBetween = 200

/** The date under a post's main heading, which holds for the whole post; null if there is none. */
export const postDate = oncePerPage((page): Quote | null => {
  let state: 'before' | 'heading' | 'after' | 'done' = 'before'
  let time: Element | null = null
  let between = 0
  const said: string[] = []
  walk(page.document.children, {
    enter(element) {
      if ((state === 'done' && said.length > 0) || element.name === 'script' || element.name === 'style') return false
      // A site's name may be the first of two.
      if (element.name === 'h1' && state !== 'heading') {
        state = 'heading'
        between = 0
      } else if (/^h[1-6]$/.test(element.name) && state === 'after') state = 'done'
      else if (element.name === 'time' && state === 'after' && element.attribs.datetime) time = element
      return true
    },
    leave(element) {
      if (element.name === 'h1' && state === 'heading') state = 'after'
      if (element === time) state = 'done'
    },
    text({ data }) {
      if (time !== null && state === 'after') said.push(data)
      else if (state === 'after') between += data.trim().length
      if (between > maxTextBetween) state = 'done'
    },
  })
  const text = collapseWhitespace(said.join(''))
  return text === '' ? null : { text: text.slice(0, 100), url: page.url }
})
