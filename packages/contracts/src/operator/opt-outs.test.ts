import { expect, test } from 'vitest'
import { addOptOut } from './opt-outs.ts'

const isTaken = (host: string) => addOptOut.input.safeParse({ host, reason: 'asked by telephone' }).success

test.each(['acme.example', 'www.acme.example', 'ACME.example '])('the host "%s" can be opted out', (host) => {
  expect(isTaken(host)).toBe(true)
})

test.each(['acme', 'k6.6', 'c0kli.0', ''])('"%s" is no host', (host) => {
  expect(isTaken(host)).toBe(false)
})
