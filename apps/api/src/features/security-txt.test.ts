import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

async function read(now: Date) {
  const app = Fastify()
  securityTxt(app, { company: exampleCompany, publicUrl: 'https://vedetta.example', clock: () => now })
  const { body, headers } = await app.inject('/.well-known/security.txt')
  await app.close()
  return { body, type: headers['content-type'] }
}

test('security.txt has the fields of RFC 9116', async () => {
  const { body, type } = await read(new Date('2026-11-16T12:00:00Z'))
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body).toBe(
    [
      'Contact: mailto:assistenza@vedetta.example',
      'Expires: 2027-05-15T12:00:00.000Z',
      'Preferred-Languages: it, en',
      'Canonical: https://vedetta.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test.each(['2026-11-16', '2031-02-28', '2040-02-29'])(
  'security.txt read on %s expires later, within a year',
  async (day) => {
    const now = new Date(day)
    const [, expires = ''] = /^Expires: (.+)$/m.exec((await read(now)).body) ?? []
    const days = (Date.parse(expires) - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  },
)
