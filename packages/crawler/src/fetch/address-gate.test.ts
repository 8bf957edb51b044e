import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAddressGate, isPublicAddress, RefusedAddress, UnresolvedName } from './address-gate.ts'

test.each(['8.8.8.8', '151.1.2.3', '93.184.216.34', '2001:4860:4860::8888', '2a00:1450::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each(['', 'localhost', '8.8.8', '1', '08.8.8.8', '8.8.8.8/32', '::1%lo', 'fe80::1%eth0', '[2a00::1]'])(
  '%s is no address we would connect to',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)

test('an address inside a private range is refused, in IPv4 and mapped into IPv6', () => {
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

describe('names', () => {
  const gateWith = (addresses: string[] | Error, ranges: string[] = []) =>
    createAddressGate(async () => {
      if (addresses instanceof Error) throw addresses
      return addresses
    }, ranges)

  test('only their allowed addresses are given', async () => {
    expect(await gateWith(['10.0.0.1', '8.8.8.8', '::1']).addressesOf('a.example')).toEqual(['8.8.8.8'])
    expect(await gateWith(['10.0.0.1'], ['10.0.0.0/8', '::1/128']).addressesOf('a.example')).toEqual(['10.0.0.1'])
  })

  test.each([
    ['private only', ['10.0.0.1', '::1'], RefusedAddress],
    ['not even an address', ['evil.example'], RefusedAddress],
    ['none', [], UnresolvedName],
    ['a failing resolver', new Error('SERVFAIL'), UnresolvedName],
  ])('%s', async (_name, addresses, error) => {
    await expect(gateWith(addresses).addressesOf('a.example')).rejects.toBeInstanceOf(error)
  })
})
