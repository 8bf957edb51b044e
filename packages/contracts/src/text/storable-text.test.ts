import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { unstorablePath } from './storable-text.ts'

const { input } = defineCall({
  method: 'POST',
  path: '/prova',
  summary: 'Prova',
  access: 'public',
  input: z.object({
    name: z.string().trim().optional(),
    group: z.object({ names: z.array(z.string()) }).optional(),
    map: z.record(z.string(), z.number()).optional(),
  }),
  output: z.object({}),
})

test.each([
  ['a NUL', { name: 'salda\0tore' }, ['name']],
  ['the first half of a surrogate pair', { name: 'a\ud83d' }, ['name']],
  ['the second half of a surrogate pair', { name: '\ude00a' }, ['name']],
  ['a NUL in a list inside', { group: { names: ['saldatore', '\0'] } }, ['group', 'names', 1]],
  ['a key with a NUL', { map: { 'a\0': 1 } }, ['map']],
])('a call refuses %s, and says where', (_what, given, path) => {
  const { error } = input.safeParse(given)
  expect(error?.issues.map(({ message, path }) => ({ message, path }))).toEqual([{ message: 'unstorable_text', path }])
})

test('a call accepts every other text, as it was sent', () => {
  const given = { name: 'Perché 😀 no?\n\u200b\ufffd', group: { names: ['日本語'] }, map: { è: 1 } }
  expect(input.parse(given)).toEqual(given)
})

test('unstorablePath passes over what is no text', () => {
  expect(unstorablePath({ a: 1, b: null, c: [true, undefined], d: new Date() })).toBeNull()
})
