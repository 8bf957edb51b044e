import { type ChildNode, type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { jsonOf } from '../ats/json-values.ts'
import { elementsNamed, xmlOf } from '../ats/xml-values.ts'
import { parseJson } from '../page/parse-json.ts'
import type { HtmlPage, Page, TextPage } from '../page.ts'
import { pageParts } from './page-parts.ts'
import { scriptJson } from './script-json.ts'
import { streamedRows, withReferences } from './state-encodings.ts'
import { literalsIn, type NamedValue } from './state-literals.ts'

const minLength = 60
const maxRecords = 500
const maxFields = 80
const maxField = 100_000
const titleKey =
  /(?:title|titolo|ruolo|role|posizione|position|name|nome|label|figura|mansione|profilo|qualifica|headline|heading)["']?\s?:/i
const recordStart = /\[\s{0,40}\{\s{0,40}["']?[\w$-]{1,40}["']?\s{0,3}:\s{0,3}["'`]/

/** All data that a page carries beside its text: in scripts of any type, in attributes, or as the whole of an answer. */
export function dataOf(page: Page): NamedValue[] {
  if (page.kind === 'html') return dataInHtml(page)
  if (page.kind === 'json') return [{ name: nameOf(page), value: withReferences(jsonOf(page) ?? null) }]
  return page.kind === 'xml' ? recordsInXml(page) : []
}

/** An address names what it lists: `/api/jobs`. */
const nameOf = ({ url }: TextPage) =>
  (URL.parse(url)?.pathname ?? '').replaceAll('.', '/').split('/').filter(Boolean).join('.')

function dataInHtml(page: HtmlPage): NamedValue[] {
  const { scripts, states } = pageParts(page)
  const code: string[] = []
  const found: NamedValue[] = []
  for (const script of scripts) {
    const source = textContent(script)
    if (source.length < minLength) continue
    const { type = '', id = '' } = script.attribs
    if (/^$|javascript|module|babel/i.test(type)) code.push(source)
    else if (!/ld\+json|html|x-template|handlebars/i.test(type) && mayHoldRecords(source))
      found.push({ name: id, value: withReferences(scriptJson(source)?.value ?? null) })
  }
  for (const source of code) if (mayHoldRecords(source)) found.push(...literalsIn(source))
  for (const row of streamedRows(code))
    if (mayHoldRecords(row)) found.push({ name: '', value: scriptJson(row)?.value ?? null })
  for (const state of states) if (mayHoldRecords(state)) found.push(...dataInAttribute(state))
  return found
}

const mayHoldRecords = (source: string) =>
  source.length >= minLength && (titleKey.test(source) || recordStart.test(source))

/** `data-page='{"jobs":…}'` is JSON, `x-data="{ jobs: […] }"` and `ng-init="jobs = […]"` are code. */
function dataInAttribute(state: string): NamedValue[] {
  try {
    return [{ name: '', value: withReferences(parseJson(state)) }]
  } catch {
    return literalsIn(`=${state}`)
  }
}

const recordNames = 'item entry job position posizione offerta annuncio vacancy opening offer lavoro record row'.split(
  ' ',
)

/** The entries of a feed, or of any other XML that repeats an element, as records of texts. */
function recordsInXml(page: TextPage): NamedValue[] {
  const document = xmlOf(page)
  if (document === null) return []
  return recordNames.flatMap((name) => {
    const elements = elementsNamed(document, name).slice(0, maxRecords)
    return elements.length === 0 ? [] : [{ name: `${nameOf(page)}.${name}`, value: elements.map(recordOf) }]
  })
}

function recordOf(element: Element): Record<string, unknown> {
  const fields = (element.children as ChildNode[]).filter(isTag).slice(0, maxFields)
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const text = (textContent(field).trim() || (field.attribs.href ?? '')).slice(0, maxField)
      return text === '' || field.name === '__proto__' ? [] : [[field.name.replace(/^\w+:/, ''), text]]
    }),
  )
}
