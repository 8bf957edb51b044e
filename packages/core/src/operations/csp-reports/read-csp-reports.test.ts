import { expect, test } from 'vitest'
import { readCspReports } from './read-csp-reports.ts'

const single = (report: unknown) => JSON.stringify({ 'csp-report': report })
const blockedOf = (blocked: unknown) =>
  readCspReports(single({ 'effective-directive': 'img-src', 'blocked-uri': blocked }))?.[0]?.blocked

test('a report of CSP 2 is read, also of a browser that names the directive with its sources', () => {
  const report = { 'document-uri': 'https://vedetta.example/app?name=anna', 'blocked-uri': 'inline' }
  expect(readCspReports(single({ ...report, 'effective-directive': 'script-src-elem' }))).toEqual([
    { directive: 'script-src-elem', blocked: 'inline' },
  ])
  expect(readCspReports(single({ ...report, 'violated-directive': "script-src 'self'" }))).toEqual([
    { directive: 'script-src', blocked: 'inline' },
  ])
})

test('collected reports of CSP 3 are read, and other kinds among them are not', () => {
  const body = {
    documentURL: 'https://vedetta.example/',
    effectiveDirective: 'img-src',
    blockedURL: 'https://a.example/x',
  }
  const sent = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: { id: 'x' } },
    { type: 'csp-violation' },
    7,
  ]
  expect(readCspReports(JSON.stringify(sent))).toEqual([{ directive: 'img-src', blocked: 'https://a.example' }])
})

test.each([
  ['https://anna@Annunci.Example:8443/anna.rossi?email=a@b.it#x', 'https://annunci.example:8443'],
  ['https://perché.example/', 'https://xn--perch-fsa.example'],
  ['wss://10.0.0.7:9/path', 'wss://10.0.0.7:9'],
  ['http://[2001:db8::1]/path', 'http://[2001:db8::1]'],
  ['data', 'data'],
  ['data:text/html,<b>Anna', 'data'],
  ['blob:https://vedetta.example/7d1f', 'blob'],
  ['chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/run.js', 'extension'],
  ['moz-extension://7d1f/run.js', 'extension'],
  ['wasm-eval', 'wasm-eval'],
  ['mailto:anna@example.it', 'other'],
  ['anna.rossi@example.it', 'other'],
  ['https://', 'other'],
  ["https://a'b.example/", 'other'],
  [`https://${'a.'.repeat(200)}example/`, 'other'],
  ['\0\ud800', 'other'],
  ['', 'other'],
  [7, 'other'],
])('of the blocked address %j only %s is kept', (address, kept) => {
  expect(blockedOf(address)).toBe(kept)
})

test.each(['<script>', 'IMG-SRC', '__proto__', '\0', '', 7, null])('%j is no directive', (directive) => {
  expect(readCspReports(single({ 'effective-directive': directive, 'blocked-uri': 'eval' }))).toEqual([
    { directive: 'other', blocked: 'eval' },
  ])
})

test.each(['', '{', '\0\ud800', 'null', '7', '"text"', '{}', single(null), single('x'), '[['.repeat(10_000)])(
  '%.20j is no report',
  (bytes) => {
    expect(readCspReports(bytes)).toBeNull()
  },
)

test('of a body at most twenty reports are read', () => {
  const sent = Array.from({ length: 25 }, (_, n) => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: `https://a${n}.example/` },
  }))
  expect(readCspReports(JSON.stringify(sent))).toHaveLength(20)
})
