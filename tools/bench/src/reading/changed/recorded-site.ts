import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { type RecordedResponse, recordedResponse } from '@vedetta/crawler/fetch/recorded-response'
import { decodeText } from '@vedetta/crawler/page/decode'
import { type ExpectedSite, readExpectedSite } from '@vedetta/crawler/testing/scoring/expected-site'
import type { Document } from 'domhandler'
import { getOuterHTML } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { z } from 'zod'

export type Body =
  | { kind: 'html'; document: Document }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Uint8Array }

/** A recorded site in memory, for a change to be made to it. */
export type RecordedSite = {
  id: string
  /** `site.json` as it is written. */
  about: Record<string, unknown>
  expected: ExpectedSite
  responses: RecordedResponse[]
  /** By the name that `responses` gives. */
  bodies: Map<string, Body>
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

export async function readRecordedSite(siteFolder: string): Promise<RecordedSite> {
  const about = z.record(z.string(), z.unknown()).parse(await readJson(join(siteFolder, 'site.json')))
  const responses = z.array(recordedResponse).parse(await readJson(join(siteFolder, 'responses.json')))
  const bodies = new Map<string, Body>()
  for (const { body, rendered, headers } of responses)
    for (const name of [body, rendered])
      if (name !== undefined && !bodies.has(name))
        bodies.set(name, bodyOf(await readFile(join(siteFolder, name)), name, contentTypeOf(headers)))
  return { id: String(about.id), about, expected: await readExpectedSite(siteFolder), responses, bodies }
}

/** Bodies with text are written in UTF-8, whatever they were in. */
export async function writeRecordedSite(site: RecordedSite, siteFolder: string): Promise<void> {
  const { positions, emails, phones, news } = site.expected
  await mkdir(siteFolder, { recursive: true })
  await writeFile(join(siteFolder, 'site.json'), JSON.stringify(site.about))
  await writeFile(join(siteFolder, 'expected.json'), JSON.stringify({ positions, emails, phones, news }))
  await writeFile(join(siteFolder, 'responses.json'), JSON.stringify(site.responses.map(inUtf8(site.bodies))))
  for (const [name, body] of site.bodies) {
    await mkdir(dirname(join(siteFolder, name)), { recursive: true })
    await writeFile(join(siteFolder, name), contentOf(body))
  }
}

/** Every text that the "web" gives for the site, in one string. */
export const allText = ({ bodies }: RecordedSite): string =>
  [...bodies.values()].map((body) => (body.kind === 'bytes' ? '' : contentOf(body))).join('\n')

const contentOf = (body: Body) => {
  if (body.kind === 'bytes') return body.bytes
  return body.kind === 'text' ? body.text : getOuterHTML(body.document, { encodeEntities: 'utf8' })
}

function bodyOf(bytes: Uint8Array, name: string, contentType: string): Body {
  const extension = extname(name)
  if (['.pdf', '.png', '.jpg', '.gif'].includes(extension)) return { kind: 'bytes', bytes }
  const text = decodeText(bytes, contentType)
  const isHtml = /html/.test(contentType) || ['.html', '.htm'].includes(extension)
  if (isHtml && /^[^[{]*</.test(text)) return { kind: 'html', document: parseDocument(text) }
  return { kind: 'text', text }
}

const contentTypeOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''

function inUtf8(bodies: ReadonlyMap<string, Body>) {
  return (response: RecordedResponse): RecordedResponse => {
    const body = bodies.get(response.body ?? response.rendered ?? '')
    if (body === undefined || body.kind === 'bytes') return response
    const kept = Object.entries(response.headers).filter(([name]) => name.toLowerCase() !== 'content-type')
    const type = contentTypeOf(response.headers).split(';', 1)[0] || (body.kind === 'html' ? 'text/html' : 'text/plain')
    return { ...response, headers: { ...Object.fromEntries(kept), 'content-type': `${type}; charset=utf-8` } }
  }
}
