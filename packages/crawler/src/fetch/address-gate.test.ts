import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAddressGate, isPublicAddress, RefusedAddress, UnresolvedName } from './address-gate.ts'

test.each(['8.8.8.8', '151.1.2.3', '93.184.216.34', '2001:4860:4860::8888', '2a00:1450::1', '::ffff:8.8.8.8'])(
  'isPublicAddress accepts %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each(['', 'localhost', '8.8.8', '1', '08.8.8.8', '8.8.8.8/32', '::1%lo', 'fe80::1%eth0', '[2a00::1]'])(
  'isPublicAddress refuses "%s"',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)

test('isPublicAddress refuses an address inside a private range, in IPv4 and mapped into IPv6', () => {
  const insides = [
    ['10', 8],
    ['127', 8],
    ['0', 8],
    ['192.168', 16],
    ['169.254', 16],
    ['172.20', 16],
    ['100.100', 16],
    ['198.18', 16],
  ] as const
  const octet = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.constantFrom(...insides), fc.tuple(octet, octet, octet), ([prefix, bits], octets) => {
      const address = [prefix, ...octets.slice(0, (32 - bits) / 8)].join('.')
      for (const form of [address, `::ffff:${address}`, `::${address}`, `64:ff9b::${address}`]) {
        expect(isPublicAddress(form)).toBe(false)
      }
    }),
  )
})

describe('addressesOf a name', () => {
  const gateWith = (addresses: string[] | Error, ranges: string[] = []) =>
    createAddressGate(async () => {
      if (addresses instanceof Error) throw addresses
      return addresses
    }, ranges)

  test('gives only the allowed addresses', async () => {
    expect(await gateWith(['10.0.0.1', '8.8.8.8', '::1']).addressesOf('a.example')).toEqual(['8.8.8.8'])
    expect(await gateWith(['10.0.0.1'], ['10.0.0.0/8', '::1/128']).addressesOf('a.example')).toEqual(['10.0.0.1'])
  })

  test.each([
    ['private only', ['10.0.0.1', '::1'], RefusedAddress],
    ['not even an address', ['evil.example'], RefusedAddress],
    ['none', [], UnresolvedName],
    ['a failing resolver', new Error('SERVFAIL'), UnresolvedName],
  ])('rejects a name with %s', async (_name, addresses, error) => {
    await expect(gateWith(addresses).addressesOf('a.example')).rejects.toBeInstanceOf(error)
  })
})

describe('pinAddress', () => {
  let now = 0

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const passMs = (ms: number) => {
    now += ms
    vi.advanceTimersByTime(ms)
  }

  /** A name whose address is another one each time it is resolved. */
  const rotatingGate = () => {
    let resolved = 0
    return createAddressGate(async () => [`8.8.8.${++resolved}`], [])
  }

  test('fixes the address that connections of the next minute use', async () => {
    const gate = rotatingGate()
    expect(await gate.pinAddress('a.example')).toBe('8.8.8.1')
    passMs(59_000)
    expect(await gate.addressesOf('a.example')).toEqual(['8.8.8.1'])
    expect(await gate.addressesOf('b.example')).toEqual(['8.8.8.2'])
  })

  test('lasts a minute, from the last time a name was pinned', async () => {
    const gate = rotatingGate()
    await gate.pinAddress('a.example')
    passMs(40_000)
    expect(await gate.pinAddress('a.example')).toBe('8.8.8.1')
    passMs(40_000)
    expect(await gate.addressesOf('a.example')).toEqual(['8.8.8.1'])
    passMs(21_000)
    expect(await gate.addressesOf('a.example')).toEqual(['8.8.8.2'])
  })

  test('ends with unpinAddress', async () => {
    const gate = rotatingGate()
    await gate.pinAddress('a.example')
    gate.unpinAddress('a.example')
    expect(await gate.addressesOf('a.example')).toEqual(['8.8.8.2'])
  })

  test('pins nothing for a name without an allowed address', async () => {
    let addresses = ['10.0.0.1']
    const gate = createAddressGate(async () => addresses, [])
    await expect(gate.pinAddress('a.example')).rejects.toBeInstanceOf(RefusedAddress)
    addresses = ['8.8.8.8']
    expect(await gate.addressesOf('a.example')).toEqual(['8.8.8.8'])
  })
})
