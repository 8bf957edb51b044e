import { expect, test } from 'vitest'
import type { SiteFindings } from '../src/finding.ts'
import { digestOf, outdated, type Readings } from './readings.ts'

const noted: Readings = { readerVersion: 3, digests: { gold: { rossi: 'aa', bianchi: 'bb' }, tuned: { verdi: 'cc' } } }
const read = (readerVersion: number, gold: Record<string, string>): Readings => ({
  readerVersion,
  digests: { ...noted.digests, gold },
})

test('readings that are as they were noted are not outdated', () => {
  expect(outdated(noted, structuredClone(noted))).toBeNull()
})

test('sites that are read differently by the same version are named, and the version must rise', () => {
  const text = outdated(noted, read(3, { rossi: 'aa', bianchi: 'xx' }))
  expect(text).toMatch(/^1 recorded sites are read differently: gold\/bianchi\. Raise readerVersion/)
  expect(outdated(noted, read(2, { rossi: 'xx', bianchi: 'xx' }))).toMatch(/gold\/rossi, gold\/bianchi\. Raise/)
})

test.each([
  ['a raised version with other readings', read(4, { rossi: 'aa', bianchi: 'xx' })],
  ['a raised version with the same readings', read(4, { rossi: 'aa', bianchi: 'bb' })],
  ['a site that was added', read(3, { rossi: 'aa', bianchi: 'bb', neri: 'dd' })],
  ['a site that is gone', read(3, { rossi: 'aa' })],
])('%s has only to be noted', (_, current) => {
  expect(outdated(noted, current)).toMatch(/another than was noted: write .* with `pnpm readings:update`\.$/)
})

test('a digest follows what is stored of a visit, and not what it asked for or refused', () => {
  const findings: SiteFindings = {
    positions: [],
    refusals: [],
    emails: [],
    phones: [],
    people: [],
    news: [],
    vat: null,
    requests: [],
  }
  const digest = digestOf(findings)
  expect(digest).toMatch(/^[0-9a-f]{12}$/)
  expect(digestOf({ ...findings, requests: [{ url: 'https://prova.example/', outcome: '200' }] })).toBe(digest)
  const quote = { url: 'https://prova.example/', text: 'info@prova.example' }
  expect(digestOf({ ...findings, emails: [{ value: 'info@prova.example', quote } as never] })).not.toBe(digest)
})
