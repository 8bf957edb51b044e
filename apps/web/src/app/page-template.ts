import type { Language } from '@vedetta/contracts/text/labels'

type Parts = {
  language: Language
  head: string
  body: string
  /** Scripts of this page alone. */
  scripts: readonly string[]
  /** Dehydrated queries the page was rendered with, for hydration in the browser. */
  answers: unknown
}

/** Parts that `index.html` marks as the application's alone: one in the head, one in the body. */
const appOnly = /<!--app-->.*?<!--\/app-->/s
const root = '<div id="root"></div>'
/** The script that hydrates the page, deferred until after the first paint: see `public/start.js`. */
const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g

/** Turns `index.html` into the document of a public page. */
export function fillTemplate(template: string, { language, head, body, scripts, answers }: Parts): string {
  const [, main = ''] = entryScript.exec(template) ?? []
  const shared = [...template.matchAll(preload)].map(([, file]) => file)
  const data = answers === undefined ? '' : dataBlock('answers', answers)
  return replaceEach(template.replaceAll(preload, ''), [
    [/<html lang="\w+">/, `<html lang="${language}">`],
    [appOnly, head],
    [appOnly, ''],
    [entryScript, `<script src="/start.js" defer data-scripts="${[main, ...shared, ...scripts].join(' ')}"></script>`],
    [root, `<div id="root">${body}</div>${data}`],
  ])
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function replaceEach(text: string, pairs: [string | RegExp, string][]): string {
  return pairs.reduce((all, [part, by]) => {
    if (!all.match(part)) throw new Error(`index.html has no ${part}`)
    return all.replace(part, () => by)
  }, text)
}
