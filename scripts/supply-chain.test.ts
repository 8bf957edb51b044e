import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const workspace = readFileSync('pnpm-workspace.yaml', 'utf8')
const ci = readFileSync('.ci/run', 'utf8')
const renovate: { minimumReleaseAge: string } = JSON.parse(readFileSync('renovate.json', 'utf8'))

test('a release of a dependency is taken after three days at the earliest, and proposed not before', () => {
  const minutes = Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])
  expect(minutes).toBeGreaterThanOrEqual(3 * 24 * 60)
  expect(Number.parseInt(renovate.minimumReleaseAge, 10) * 24 * 60).toBeGreaterThanOrEqual(minutes)
})

test('no dependency runs a script at its installation, and one that wants to fails it', () => {
  const [, allowed = ''] = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace) ?? []
  expect(allowed).toMatch(/^( {2}\S+: false\n)+$/)
  expect(workspace).toMatch(/^strictDepBuilds: true$/m)
})

test('dependencies come from the registry alone, in the versions of the lockfile', () => {
  expect(workspace).toMatch(/^blockExoticSubdeps: true$/m)
  expect(ci).toContain('pnpm install --frozen-lockfile')
})

test('CI writes the bill of materials', () => {
  expect(ci).toContain('step pnpm bom')
})

test('images are built with the Node and the pnpm of the checkout', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(dockerfile).toContain(`ARG NODE=${readFileSync('.nvmrc', 'utf8').trim()}\n`)
  expect(dockerfile).toContain(`ARG PNPM=${packageManager.replace('pnpm@', '')}\n`)
})
