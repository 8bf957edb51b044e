import type { Language } from '@vedetta/contracts/labels'

type Parts = {
  language: Language
  head: string
  body: string
  /** Those of its own. */
  scripts: readonly string[]
  /** What the page was rendered with, for it to go on with in the browser. */
  answers: unknown
}

/** What `index.html` marks as the application's alone, in its head and in its body. */
const applicationsOwn = /<!--app-->.*?<!--\/app-->/s
const root = '<div id="root"></div>'
/** What takes the page over. It is not needed to read it, and comes after it: see `public/start.js`. */
const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g

/** The page of the application, as that of a public page. */
export function fillTemplate(template: string, { language, head, body, scripts, answers }: Parts): string {
  const [, main = ''] = entry.exec(template) ?? []
  const shared = [...template.matchAll(preload)].map(([, file]) => file)
  const data = answers === undefined ? '' : dataBlock('answers', answers)
  return replaceOnce(template.replaceAll(preload, ''), [
    [/<html lang="\w+">/, `<html lang="${language}">`],
    [applicationsOwn, head],
    [applicationsOwn, ''],
    [entry, `<script src="/start.js" defer data-scripts="${[main, ...shared, ...scripts].join(' ')}"></script>`],
    [root, `<div id="root">${body}</div>${data}`],
  ])
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function replaceOnce(text: string, pairs: [string | RegExp, string][]): string {
  return pairs.reduce((all, [part, by]) => {
    if (!all.match(part)) throw new Error(`index.html has no ${part}`)
    return all.replace(part, () => by)
  }, text)
}
