import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutantSets, type SetName } from './src/sets.ts'

const root = process.cwd()
const set = mutantSets[(process.env.VEDETTA_MUTANTS ?? 'contracts') as SetName]

export default defineConfig({
  // In Stryker's copy of the repository, node_modules are links to the original, so that without an alias one package
  // would import the original of another, where no mutant is.
  resolve: {
    alias: [
      { find: /^@vedetta\/crawler\/testing\/(.+)$/, replacement: resolve(root, 'packages/crawler/testing/$1.ts') },
      {
        find: /^@vedetta\/(contracts|core|crawler|reference|rendering|synthetic)\/(.+)$/,
        replacement: resolve(root, 'packages/$1/src/$2.ts'),
      },
    ],
  },
  test: {
    root,
    include: set.tests,
    // A worker for each file, so that its coverage is its own: see src/whole-file-runner.ts.
    isolate: true,
    setupFiles: resolve(root, 'packages/core/src/testing/reset-worker.ts'),
    globalSetup: set === mutantSets.core ? resolve(root, 'packages/core/src/testing/engines-setup.ts') : [],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
