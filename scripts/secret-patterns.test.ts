import { expect, test } from 'vitest'
import { secretsIn } from './secret-patterns.ts'

const letters = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hJ6'

test.each([
  ['private key', `-----BEGIN ${'RSA PRIVATE'} KEY-----`],
  ['key of AWS', `AKIA${'ABCDEFGH12345678'}`],
  ['live key of Stripe', `sk_live_${letters}`],
  ['webhook secret of Stripe', `whsec_${letters}`],
  ['API key of ours', `vdt_${letters.slice(0, 22)}_${letters.slice(0, 6)}`],
  ['key of SendGrid', `SG.${letters}.${letters}`],
  ['token of GitHub', `ghp_${letters}`],
  ['token of npm', `npm_${letters}`],
  ['token of Slack', `xoxb-${letters}`],
  ['key of Google', `AIza${letters.slice(1)}`],
  ['secret of Google sign-in', `GOCSPX-${letters.slice(8)}`],
  ['secret of Microsoft sign-in', `abc8Q~${letters.slice(2)}`],
  ['password of an engine', `DATABASE_URL=postgres://vedetta_api:${'s3cr3t-pw'}@db.internal/vedetta`],
  ['secret of the application', `AUTH_SECRET=${letters}`],
])('a %s is found on its line', (kind, secret) => {
  expect(secretsIn(`a: 1\n${secret}\n`)).toEqual([{ line: 2, kind }])
})

test.each([
  'postgres://vedetta_api@127.0.0.1:17432/vedetta',
  'postgres://vedetta_api:…@host/vedetta',
  'redis://vedetta-renderer:password@host',
  'smtps://user:password@host',
  'postgres://user:hunter22@127.0.0.1/x',
  'https://anna:segreta@sito.example/lavora',
  '# AUTH_SECRET=',
  'sk_test_made_up',
  'integrity sha512-Qm9uZ2lvcm5v',
])('%s is no secret', (text) => {
  expect(secretsIn(text)).toEqual([])
})
