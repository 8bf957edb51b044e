import { readConfig } from '@vedetta/contracts/calls/process-config'
import { describe, expect, test } from 'vitest'
import { subProcessorSettings, subProcessorsOf } from './sub-processors.ts'

const used = { providers: [], takesPayments: false }
const read = (list: string | undefined, PUBLIC_URL = 'https://vedetta.example') => {
  const settings = readConfig(subProcessorSettings, { ...(list !== undefined && { SUB_PROCESSORS: list }) })
  return subProcessorsOf({ ...settings, PUBLIC_URL }, used)
}

describe('SUB_PROCESSORS', () => {
  test('SUB_PROCESSORS is parsed from a list', () => {
    expect(read('hosting: Some Servers GmbH, DE; mail: Posta, Pacchi & C. S.r.l., IT;')).toEqual([
      { purpose: 'hosting', name: 'Some Servers GmbH', country: 'DE' },
      { purpose: 'mail', name: 'Posta, Pacchi & C. S.r.l.', country: 'IT' },
    ])
    expect(read('none')).toEqual([])
  })

  test.each(['Some Servers GmbH', 'hosting: Some Servers GmbH', 'cooking: Cuoca, IT', 'hosting: , DE', 'none; none'])(
    'SUB_PROCESSORS names what is wrong with %s',
    (list) => {
      expect(() => read(list)).toThrow('purpose: name, country')
    },
  )

  test('SUB_PROCESSORS is required on a public address', () => {
    expect(() => read(undefined)).toThrow('SUB_PROCESSORS: needed')
    expect(read(undefined, 'http://127.0.0.1:17473')).toEqual([])
  })

  test('sign-in providers and Stripe are added to the sub-processors', () => {
    const settings = { PUBLIC_URL: 'http://127.0.0.1:17473' }
    const names = subProcessorsOf(settings, { providers: ['google', 'microsoft'], takesPayments: true })
    expect(names.map(({ name }) => name)).toEqual([
      'Stripe Payments Europe, Limited',
      'Google Ireland Limited',
      'Microsoft Ireland Operations Limited',
    ])
  })
})
