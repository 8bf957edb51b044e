/** What is mutated, and which tests have to notice. */
type MutantSet = {
  mutate: string[]
  tests: string[]
  /** All mutants where it is missing. */
  sampleSize?: number
}

const coreFolders = '{ledger,licences,marks,saved,identity}'

export const mutantSets = {
  contracts: {
    mutate: ['packages/contracts/src/**/*.ts', '!**/*.test.ts'],
    tests: ['packages/contracts/src/**/*.test.ts'],
  },
  core: {
    mutate: [`packages/core/src/${coreFolders}/**/*.ts`, '!**/*.test.ts'],
    tests: [`packages/core/src/${coreFolders}/**/*.test.ts`, 'apps/api/src/**/*.test.ts'],
    sampleSize: 400,
  },
} satisfies Record<string, MutantSet>

export type SetName = keyof typeof mutantSets
