import { readdirSync, readFileSync } from 'node:fs'
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
  ['Processes', ['operate.md#with-systemd', 'without a shell or a home', 'mode 0600']],
  ['Network', ['169.254.0.0/16', 'meta skuid vedetta-watch', 'drop']],
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
