import { findOne } from 'domutils'
import type { HtmlPage } from '../page.ts'
import { jsonOf } from './json-values.ts'

const maxText = 4_000_000

/**
 * The jobs that a page of Zoho Recruit holds for its own script: a list in the value of `<input id="jobs">`, a single
 * job in `jobs = JSON.parse('…')`. Undefined where there are none.
 */
export function zohoRecords(page: HtmlPage): unknown[] | undefined {
  const input = findOne(({ name, attribs }) => name === 'input' && attribs.id === 'jobs', page.document.children)
  const text = input?.attribs.value ?? scriptText(page.html)
  const records = text === undefined ? undefined : jsonOf({ kind: 'json', url: page.url, status: page.status, text })
  return Array.isArray(records) ? records : undefined
}

function scriptText(html: string): string | undefined {
  const opening = /\bjobs\s{0,5}=\s{0,5}JSON\.parse\('/.exec(html)
  if (opening === null) return undefined
  const start = opening.index + opening[0].length
  let end = start
  while (end < html.length && html[end] !== "'" && end - start < maxText) end += html[end] === '\\' ? 2 : 1
  return html[end] === "'" ? unescaped(html.slice(start, end)) : undefined
}

/** A script's text between single quotes: `\x22` and `\u0022` are signs, any other escaped sign is itself. */
function unescaped(text: string): string {
  return text.replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|([\s\S]))/gi, (_, short, long, sign: string) =>
    sign === undefined ? String.fromCharCode(Number.parseInt(short ?? long, 16)) : sign,
  )
}
