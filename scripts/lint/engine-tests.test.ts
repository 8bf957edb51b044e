import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineModules, misnamedTests } from './engine-tests.ts'

const engines = ['testing/database.ts']
const imports = [
  { from: 'a.engines.test.ts', to: 'testing/people.ts' },
  { from: 'testing/people.ts', to: 'testing/database.ts' },
  { from: 'b.engines.test.ts', to: 'b.ts' },
  { from: 'c.test.tsx', to: 'testing/people.ts' },
  { from: 'd.test.ts', to: 'b.ts' },
]
const files = ['a.engines.test.ts', 'b.engines.test.ts', 'c.test.tsx', 'd.test.ts', 'b.ts', 'testing/people.ts']

test('a test named after engines must reach one, through whatever it imports', () => {
  expect(misnamedTests(files, imports, engines).idle).toEqual(['b.engines.test.ts'])
})

test('a test that reaches an engine must be named after it; helpers need no name', () => {
  expect(misnamedTests(files, imports, engines).unnamed).toEqual(['c.test.tsx'])
})

test('modules that import each other are followed once', () => {
  const circle = [
    { from: 'testing/people.ts', to: 'testing/database.ts' },
    { from: 'testing/database.ts', to: 'testing/people.ts' },
  ]
  expect(misnamedTests(files, circle, engines)).toEqual({ idle: files.slice(0, 2), unnamed: [] })
})

test('the modules that connect to engines exist', () => {
  expect(engineModules.filter((file) => !existsSync(file))).toEqual([])
})
