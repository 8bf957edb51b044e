import { hash } from 'node:crypto'
import type { Element } from 'domhandler'
import { getElementsByTagName, textContent } from 'domutils'
import type { HtmlPage } from '../page.ts'
import { transientRemover } from './transient-values.ts'

const maxScripts = 500
const code = /^$|javascript|module|babel/i
/** Seconds or milliseconds since 1970, as caches are passed by. */
const instant = /\b1[5-9]\d{8}(?:\d{3})?\b/g

const isCode = ({ attribs }: Element) => code.test(attribs.type ?? '')

/** Whether the document runs anything: without that, a browser shows what it says. */
export function hasScripts({ document }: HtmlPage): boolean {
  return getElementsByTagName('script', document, true, maxScripts).some(isCode)
}

/** Equal where the document runs the same scripts; values of one answer, today's date and instants aside. */
export function scriptsHash({ document }: HtmlPage, visitedAt: Date): string {
  const withoutPassing = transientRemover(visitedAt)
  const scripts = getElementsByTagName('script', document, true, maxScripts)
    .filter(isCode)
    .map((script) => script.attribs.src ?? textContent(script))
    .map((script) => withoutPassing(script).replace(instant, ''))
  return hash('sha256', [...new Set(scripts)].sort().join('\n'), 'base64url')
}
