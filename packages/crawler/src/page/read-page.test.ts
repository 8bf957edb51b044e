import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import type { Fetched } from '../fetch/fetcher.ts'
import { maxDepth } from './parse-html.ts'
import { readPage } from './read-page.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const fetched = (body: Uint8Array, contentType?: string): Fetched => ({
  kind: 'fetched',
  url: 'https://www.rossi.example/a/',
  status: 200,
  headers: contentType === undefined ? {} : { 'content-type': contentType },
  body,
})
const read = (body: Uint8Array, contentType?: string) => readPage(fetched(body, contentType), { isRendered: false })

describe('readPage decodes the text', () => {
  const word = 'qualità – perché'
  it.each([
    ['header utf-8', utf8(`<html>${word}`), 'text/html; charset=UTF-8'],
    ['no charset, utf-8 bytes', utf8(`<html>${word}`), 'text/html'],
    ['header latin-1, utf-8 bytes', utf8(`<html>${word}`), 'text/html; charset=ISO-8859-1'],
    ['byte order mark', utf8(`\ufeff<html>${word}`), 'text/html; charset=windows-1252'],
    ['meta windows-1252', latin1(`<html><meta charset=windows-1252>qualit\xe0 \x96 perch\xe9`), 'text/html'],
    ['no charset, windows-1252 bytes', latin1('<html>qualit\xe0 \x96 perch\xe9'), 'text/html'],
    ['header utf-8, windows-1252 bytes', latin1('<html>qualit\xe0 \x96 perch\xe9'), 'text/html; charset=utf-8'],
    ['unknown charset', utf8(`<html>${word}`), 'text/html; charset=nonsense'],
    ['utf-16', new Uint8Array(Buffer.from(`\ufeff<html>${word}`, 'utf16le')), 'text/html'],
  ])('by %s', async (_, body, contentType) => {
    const page = await read(body, contentType)
    expect(page?.kind === 'html' && page.html).toContain(word)
  })

  it('readPage keeps the characters around a stray byte', async () => {
    const page = await read(new Uint8Array([...utf8('<p>è à ù'), 0xe9, ...utf8(' perché')]), 'text/html; charset=utf-8')
    expect(page?.kind === 'html' && page.html).toContain('è à ù')
  })
})

describe('readPage detects the kind', () => {
  it.each([
    ['html', '<!DOCTYPE html><p>x', 'text/html'],
    ['html', '<!doctype html><p>x', 'text/plain'],
    ['html', '<p>x', undefined],
    ['json', '{"a":1}', 'application/json; charset=utf-8'],
    ['json', '[1]', 'text/plain'],
    ['json', '{}', 'application/ld+json'],
    ['xml', '<?xml version="1.0"?><rss/>', 'text/html'],
    ['xml', '<rss/>', 'application/rss+xml'],
    ['html', '<?xml version="1.0"?><!DOCTYPE html><html>', 'application/xhtml+xml'],
    [undefined, 'GIF89a', 'image/gif'],
    [undefined, '', 'application/zip'],
    [undefined, 'a;b', 'text/csv'],
  ])('%s: %s as %s', async (kind, body, contentType) => {
    expect((await read(utf8(body), contentType))?.kind).toBe(kind)
  })
})

it('readHtml reads language and base', async () => {
  expect(await read(utf8('<html lang="it-IT"><base href="../b/">'), 'text/html')).toMatchObject({
    lang: 'it',
    baseUrl: 'https://www.rossi.example/b/',
  })
  expect(await read(utf8('<html lang="italiano"><base href="http://[">'), 'text/html')).toMatchObject({
    lang: null,
    baseUrl: 'https://www.rossi.example/a/',
  })
})

it('readHtml limits the depth of the tree and keeps the text below', async () => {
  const page = await read(utf8(`${'<div>'.repeat(400)}fondo${'</div>'.repeat(400)}<p>dopo`), 'text/html')
  if (page?.kind !== 'html') throw new Error('no page')
  let depth = 0
  let nodes = page.document.children
  while (nodes.length > 0) {
    depth += 1
    nodes = nodes.flatMap((node) => ('children' in node ? node.children : []))
  }
  expect(depth).toBeLessThanOrEqual(maxDepth)
  expect(JSON.stringify(page.document.children.length)).toBe('2')
})

it.each([
  ['nested', '<b>'.repeat(100_000)],
  ['unopened', `${'<b>'.repeat(500)}${'</i>'.repeat(100_000)}`],
  ['attribute', `<p ${'x'.repeat(1_000_000)}="y">`],
])('readHtml takes little time on %s', async (_, html) => {
  const spent = startCpuTime()
  await read(utf8(html), 'text/html')
  expect(spent()).toBeLessThan(2000)
})

it('readPage never throws', async () => {
  const bytes = fc.uint8Array({ maxLength: 400 })
  const type = fc.constantFrom('text/html', 'application/json', 'text/xml; charset=utf-16', 'text/html; charset=🦊', '')
  await fc.assert(
    fc.asyncProperty(bytes, type, async (body, contentType) => {
      await read(body, contentType)
    }),
  )
})

it('readPage reads a PDF without its invisible characters', async () => {
  const text = 'BT /F1 12 Tf 72 700 Td (Salda#t~ore) Tj ET'
  const unicode =
    'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <23> <034f> <7e> <3164> endbfchar endcmap'
  const stream = (content: string) => `<< /Length ${content.length} >> stream\n${content}\nendstream`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(text),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    stream(unicode),
  ]
  const numbered = objects.map((object, index) => `${index + 1} 0 obj ${object} endobj`)
  const file = `%PDF-1.4\n${numbered.join('\n')}\ntrailer << /Root 1 0 R >>`
  // On a busy machine a file may take longer than one reading is given.
  await expect.poll(() => read(utf8(file), 'application/pdf')).toMatchObject({ kind: 'pdf', text: 'Saldatore' })
})

it('readPage reads a broken PDF as one without text', async () => {
  expect(await read(utf8('%PDF-1.4 nothing else'), 'application/pdf')).toMatchObject({ kind: 'pdf', text: null })
})
