import { expect, test } from 'vitest'
import { unnamedWorkspaces, workspacesOf } from './named-workspaces.ts'

test('a workspace is a folder of apps, packages or tools that holds a file of the repository', () => {
  const files = ['README.md', 'apps/api/src/main.ts', 'apps/api/package.json', 'tools/train/learn.py', 'e2e/a/b.ts']
  expect(workspacesOf([...files, 'packages/README.md', 'docs/apps/api/x.md'])).toEqual(['apps/api', 'tools/train'])
})

test('a document names a workspace by its own path, as code or in a drawing', () => {
  const workspaces = ['apps/api', 'packages/core', 'tools/bench']
  expect(unnamedWorkspaces('`apps/api` and tools/bench.\nnode[packages/core] --> x', workspaces)).toEqual([])
})

test('a file inside a workspace, or a workspace with a longer name, does not name it', () => {
  const text = '`packages/core/src/platform/limits/limits.ts`, `packages/core-next`, `old/packages/core`, packages/cor'
  expect(unnamedWorkspaces(text, ['packages/core'])).toEqual(['packages/core'])
})
