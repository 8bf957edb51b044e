import { expect, test } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

test.each([
  ['93.41.12.7', '93.41.12.0/24'],
  ['::ffff:93.41.12.7', '93.41.12.0/24'],
  ['93.41.12.0/24', '93.41.12.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['2001:db8:12::/48', '2001:db8:12::/48'],
  ['', null],
  ['unknown', null],
  ['93.41.12.7, 10.0.0.1', null],
])('shortenAddress(%o) is %o', (address, network) => {
  expect(shortenAddress(address)).toBe(network)
})
