import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { Argument, Command } from 'commander'
import { printResult } from './print-result.ts'
import { mutantSets, type SetName } from './sets.ts'

const minScore = 85

const program = new Command('mutants').description(
  'change the code in small ways and see which changes no test notices',
)

program
  .addArgument(new Argument('<set>', 'what is mutated').choices(Object.keys(mutantSets)))
  .option('--sample <mutants>', 'how many mutants are tried')
  .option('--only <files...>', 'files, or parts of files as file.ts:3:0-5:12')
  .action(async (name: SetName, { sample, only }: { sample?: string; only?: string[] }) => {
    const set: { mutate: string[]; sampleSize?: number } = mutantSets[name]
    process.env.VEDETTA_MUTANTS = name
    process.env.VEDETTA_MUTANT_SAMPLE =
      sample ?? String(only ? Number.POSITIVE_INFINITY : (set.sampleSize ?? Number.POSITIVE_INFINITY))
    const mutants = await new Stryker({
      mutate: only ?? set.mutate,
      // Stryker works on a copy, so that no mutant is left in the tree.
      tempDirName: join(tmpdir(), 'vedetta-mutants'),
      ignorePatterns: [
        '**',
        '!package.json',
        '!apps/api/**',
        '!packages/**',
        'packages/crawler/fixtures',
        '!tools/mutants/**',
        'node_modules',
      ],
      plugins: [
        import.meta.resolve('@stryker-mutator/vitest-runner'),
        import.meta.resolve('./whole-file-runner.ts'),
        import.meta.resolve('./sample-reporter.ts'),
      ],
      testRunner: 'whole-file',
      vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      mutator: { excludedMutations: ['StringLiteral'] },
      // It would rewrite the files that it copies, and reads TypeScript's configuration by an API that version 7 lacks.
      disableTypeChecks: false,
      tsconfigFile: 'none',
      reporters: ['sample', 'progress-append-only'],
      concurrency: 1,
      // Generous: a mutant that takes too long counts as found, and a busy machine is slow.
      timeoutMS: 60_000,
      timeoutFactor: 4,
      dryRunTimeoutMinutes: 30,
      thresholds: { break: null },
    }).runMutationTest()
    if (printResult(mutants) < minScore) process.exitCode = 1
  })

await program.parseAsync()
