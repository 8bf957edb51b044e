import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { newApiKeySecret } from '../../customers/api-keys/api-key-secret.ts'
import { makeWebhookSecret } from '../../outward/webhooks/webhook-secret.ts'
import { logOptions } from './log-options.ts'

function logged(facts: object, message: string): string {
  let written = ''
  pino(logOptions('info'), { write: (line: string) => (written += line) }).error(facts, message)
  return written
}

const base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** It begins as no word of a log does: drawn at random, one could be a function's name in an error's stack. */
const word = (min: number, max = min) =>
  fc
    .string({ unit: fc.constantFrom(...base62), minLength: min - 3, maxLength: max - 3 })
    .map((letters) => `q7X${letters}`)

/** A secret, and a text of the kind it stands in. The secret itself must be in no line. */
const secrets: fc.Arbitrary<{ secret: string; text: string }> = fc.oneof(
  fc.constant(null).map(() => textOf(newApiKeySecret(), (key) => key)),
  fc.constant(null).map(() => textOf(makeWebhookSecret().slice(0, 40), (key) => key)),
  word(24, 48).map((value) => textOf(value, () => `__Host-vedetta.session_token=${value}; Path=/`)),
  word(20, 60).map((value) => textOf(value, () => `Bearer ${value}`)),
  word(8, 40).map((value) => textOf(value, () => `https://vedetta.example/reset-password?token=${value}`)),
  word(8, 40).map((value) => textOf(value, () => `https://vedetta.example/verify-email?a=b&code=${value}#x`)),
  word(8, 24).map((value) => textOf(value, () => `postgres://vedetta_api:${value}@db.example/vedetta`)),
  word(12, 40).map((value) => textOf(value, () => `/api/feed/${value}.rss`)),
  fc
    .tuple(word(3, 12), word(3, 12), fc.constantFrom('it', 'example', 'co.uk'), fc.constantFrom('@', '%40'))
    .map(([name, host, end, at]) => textOf(`${name}.rossi${at}${host}.${end}`, (address) => address)),
  word(43, 64).map((value) => textOf(`${value}a0Z`, (token) => token)),
)

function textOf(secret: string, make: (secret: string) => string): { secret: string; text: string } {
  return { secret, text: make(secret) }
}

const name = fc.constantFrom('url', 'reason', 'headers', 'at', 'body', 'job', 'cause', 'a key', 'ò')
const filler = fc.constantFrom('', 'refused by ', '(', '“', 'the address is ', 'a="', "b='")

/** Facts with a text at some place of them: a field, deep or in a list, or the words of an error. */
function places(text: string): fc.Arbitrary<object> {
  return fc
    .tuple(fc.array(fc.oneof(name, fc.constant(0)), { minLength: 1, maxLength: 5 }), filler)
    .map(([path, before]) => {
      const held = `${before}${text} and more`
      const nested = path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), held)
      return Array.isArray(nested) ? { list: nested } : (nested as object)
    })
}

describe('a log', () => {
  test('has no secret, wherever in the facts, the message or an error it stands', () => {
    const cases = secrets.chain(({ secret, text }) =>
      fc.record({ secret: fc.constant(secret), text: fc.constant(text), facts: places(text), before: filler }),
    )
    fc.assert(
      fc.property(cases, ({ secret, text, facts, before }) => {
        expect(logged(facts, 'as facts')).not.toContain(secret)
        expect(logged({}, `${before}${text} in the message`)).not.toContain(secret)
        const err = new Error(`${before}${text}`, { cause: new TypeError(text) })
        expect(logged({ err }, 'as an error')).not.toContain(secret)
        expect(logged({ reason: { message: text, stack: `Error: ${text}\n    at x` } }, text)).not.toContain(secret)
        expect(logged({ answer: JSON.stringify({ said: [text] }) }, 'as JSON in a text')).not.toContain(secret)
      }),
      { numRuns: 400 },
    )
  })

  test('has no value of a field whose name says that it is secret', () => {
    const field = fc.constantFrom('password', 'Authorization', 'cookie', 'set-cookie', 'x-api-key', 'clientSecret')
    fc.assert(
      fc.property(field, word(6, 30), fc.boolean(), (key, value, isList) => {
        const facts = { request: { headers: { [key]: isList ? [value, `${value} "x"`] : `${value} "x" ${value}` } } }
        expect(logged(facts, 'refused')).not.toContain(value)
        expect(logged({ body: JSON.stringify({ [key]: value }) }, 'refused')).not.toContain(value)
      }),
    )
  })

  test('stays JSON, and keeps what an operator needs', () => {
    const facts = {
      mailId: '0b0b6a5e-7a4d-4f8e-9a53-2f0d3c1b2a19',
      path: '/api/position/recent',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      err: new Error('connect ECONNREFUSED 127.0.0.1:5432'),
    }
    const line = JSON.parse(logged(facts, 'mail given up, 3 of 14 tries'))
    expect(line).toMatchObject({ mailId: facts.mailId, path: facts.path, traceId: facts.traceId })
    expect(line.msg).toBe('mail given up, 3 of 14 tries')
    expect(line.err.message).toBe('connect ECONNREFUSED 127.0.0.1:5432')
    expect(line.err.stack).toContain('log-options.test.ts')
  })

  test('stays JSON whatever is logged', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.string(), (facts, message) => {
        expect(() => JSON.parse(logged({ facts }, message))).not.toThrow()
      }),
      {
        examples: [
          [{ '?="': [] }, ''],
          [{ token: ['a]"', { b: '}' }] }, 'a\\?b=\\"'],
        ],
      },
    )
  })

  test('has no secret at the beginning of a further line of a text', () => {
    expect(logged({}, 'refused\nBearer abcdefgh12345678')).not.toContain('abcdefgh12345678')
  })
})
