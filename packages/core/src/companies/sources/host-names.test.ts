import { expect, it } from 'vitest'
import { hostAndAbove, hostOf } from './host-names.ts'

it('hostOf returns the host without its port', () => {
  expect(hostOf('https://www.prova.example:8443/lavora')).toBe('www.prova.example')
})

it('hostAndAbove lists a host and its parent domains', () => {
  expect(hostAndAbove('www.prova.example')).toEqual(['www.prova.example', 'prova.example', 'example'])
})
