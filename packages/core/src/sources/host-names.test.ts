import { expect, it } from 'vitest'
import { hostAndAbove, hostOf } from './host-names.ts'

it('tells a host without its port', () => {
  expect(hostOf('https://www.prova.example:8443/lavora')).toBe('www.prova.example')
})

it('tells what a host stands below', () => {
  expect(hostAndAbove('www.prova.example')).toEqual(['www.prova.example', 'prova.example', 'example'])
})
