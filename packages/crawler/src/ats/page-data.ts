import { getElementsByTagName } from 'domutils'
import type { HtmlPage } from '../page.ts'
import { jsonOf } from './json-values.ts'

const maxData = 4_000_000
const maxMentions = 20
const maxSpace = 100

/** The JSON object that a script of the page assigns after these words (`phApp.ddo =`), or undefined. */
export function dataAfter(page: HtmlPage, words: string): unknown {
  let said = page.html.indexOf(words)
  // A script may mention them before it assigns: `if (!app.data) app.data = {…}`.
  for (let mention = 0; said !== -1 && mention < maxMentions; mention += 1) {
    const end = said + words.length
    const space = /^[\s=:]*\{/.exec(page.html.slice(end, end + maxSpace))?.[0]
    if (space !== undefined) return parsed(page, objectFrom(page.html, end + space.length - 1))
    said = page.html.indexOf(words, end)
  }
  return undefined
}

/** The data that a Next.js page carries for its own script. */
export function nextData(page: HtmlPage): unknown {
  const script = getElementsByTagName('script', page.document, true, 500).find(
    ({ attribs }) => attribs.id === '__NEXT_DATA__',
  )
  const text = script?.children.map((child) => ('data' in child ? child.data : '')).join('')
  return text === undefined ? undefined : parsed(page, text)
}

function parsed(page: HtmlPage, text: string): unknown {
  return jsonOf({ kind: 'json', url: page.url, status: page.status, text })
}

/** The text from a brace to the one that closes it; '' if none does. */
function objectFrom(html: string, start: number): string {
  let open = 0
  let isText = false
  for (let index = start; index < html.length && index - start < maxData; index++) {
    const sign = html[index]
    if (isText && sign === '\\') index += 1
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '{') open += 1
    else if (sign === '}') open -= 1
    if (open === 0) return html.slice(start, index + 1)
  }
  return ''
}
