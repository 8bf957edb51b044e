import { apiTestsOf } from './api-tests.ts'

/** What is mutated, and which tests have to notice. */
type MutantSet = {
  mutate: string[]
  tests: string[]
  /** All mutants where it is missing. */
  sampleSize?: number
}

const coreFolders = ['customers/ledger', 'customers/licences', 'inbox/marks', 'inbox/saved', 'customers/identity']
const core = `packages/core/src/{${coreFolders.join(',')}}/**`

export const mutantSets = {
  contracts: {
    mutate: ['packages/contracts/src/**/*.ts', '!**/*.test.ts'],
    tests: ['packages/contracts/src/**/*.test.ts'],
  },
  core: {
    mutate: [`${core}/*.ts`, '!**/*.test.ts'],
    tests: [`${core}/*.test.ts`, ...apiTestsOf(coreFolders)],
    sampleSize: 400,
  },
} satisfies Record<string, MutantSet>

export type SetName = keyof typeof mutantSets
