import { readdirSync, readFileSync } from 'node:fs'
import { BlockList, isIPv6 } from 'node:net'
import { expect, test } from 'vitest'

const headingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)

/** The text below a heading, up to the next. */
function sectionOf(file: string, heading: string): string {
  const [, section = ''] = readFileSync(file, 'utf8').split(`\n## ${heading}\n`)
  return section.split('\n## ', 1)[0] ?? ''
}

test('SECURITY.md says where to report a vulnerability, what follows, and which versions are mended', () => {
  expect(headingsOf('SECURITY.md')).toEqual(['Reporting a vulnerability', 'Supported versions', 'What protects what'])
  const reporting = sectionOf('SECURITY.md', 'Reporting a vulnerability')
  expect(reporting).toContain('/.well-known/security.txt')
  expect(reporting).toContain('within three working days')
})

test.each([
  ['Processes', ['operations.md#with-systemd', 'without a shell or a home', 'mode 0600']],
  ['Network', ['169.254.0.0/16', 'vedetta-watch, vedetta-worker', 'drop']],
  ['TLS', ['1.2 or newer', 'Strict-Transport-Security', 'sslmode=verify-full', 'TRUSTED_PROXIES']],
  ['Engines', ['scram-sha-256', 'a role for each process', 'log_parameter_max_length_on_error = 0', 'Backups']],
  ['Rotation', ['AUTH_SECRET', 'database roles', 'operators', 'dependencies']],
  [
    'When something happened',
    ['Stop the loss', 'Keep what shows it', 'Find the extent', '72 hours', 'Mend, then write'],
  ],
])('docs/hardening.md has a section on %s', (heading, words) => {
  const section = sectionOf('docs/hardening.md', heading)
  expect(words.filter((word) => !section.includes(word))).toEqual([])
})

test('pnpm verify looks for credentials', () => {
  expect(readFileSync('scripts/verify', 'utf8')).toMatch(/^checks=\(.*\bsecrets\b.*\)$/m)
})

test('every unit of deploy runs as a user of its own without privileges', () => {
  const units = readdirSync('deploy').filter((file) => file.endsWith('.service'))
  expect(units).toHaveLength(4)
  for (const unit of units) {
    const lines = readFileSync(`deploy/${unit}`, 'utf8').split('\n')
    const [process] = /^vedetta-[a-z]+/.exec(unit) ?? []
    const wanted = [`User=${process}`, 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'ProtectSystem=strict']
    expect(wanted.filter((line) => !lines.includes(line))).toEqual([])
  }
})

const addressesInside = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fd00::1', 'fe80::1', 'ff02::1'],
]

// The watch reads sites, and the worker sends to webhooks and push services.
test.each(['vedetta-watch@', 'vedetta-worker'])(
  '%s, which strangers give addresses to, reaches none inside',
  (unit) => {
    const text = readFileSync(`deploy/${unit}.service`, 'utf8')
    const valuesOf = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].flatMap(([, value = '']) => value.split(' '))
    const denied = new BlockList()
    for (const network of valuesOf('IPAddressDeny')) {
      const [start = '', bits] = network.split('/')
      denied.addSubnet(start, Number(bits), isIPv6(start) ? 'ipv6' : 'ipv4')
    }
    const check = (address: string) => denied.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
    expect(addressesInside.filter((address) => !check(address))).toEqual([])
    expect(['8.8.8.8', '192.169.0.1', '2606:4700::1111'].filter(check)).toEqual([])
    // Engines on this machine; those elsewhere are added by whoever installs it.
    expect(valuesOf('IPAddressAllow')).toEqual(['localhost'])
  },
)
