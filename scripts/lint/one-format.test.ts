import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const biome = join(import.meta.dirname, '../../node_modules/.bin/biome')
const folder = mkdtempSync(join(tmpdir(), 'one-format-'))
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({ root: true, plugins: [join(import.meta.dirname, 'one-format.grit')] }),
)
afterAll(() => rmSync(folder, { recursive: true }))

function isRefused(code: string): boolean {
  writeFileSync(join(folder, 'shown.ts'), `${code}\n`)
  const { stderr } = spawnSync(biome, ['lint', 'shown.ts'], { cwd: folder, encoding: 'utf8' })
  return stderr.includes('have one format')
}

test.each([
  'export const shown = new Intl.NumberFormat("it").format(1)',
  'export const shown = new Date(0).toLocaleDateString("it")',
  'export const shown = (amount: number) => amount.toLocaleString()',
  'export const shown = (amount: string) => `€$' + '{amount}`',
  'export const shown = (amount: string) => `$' + '{amount} €`',
])('a format of its own is refused: %s', (code) => {
  expect(isRefused(code)).toBe(true)
})

test('a call of a shared format is not refused', () => {
  expect(isRefused('export const shown = (format: (amount: number) => string) => format(1)')).toBe(false)
})
