import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantCoverage, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, type Injector, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { filesFor, type HitsByFile } from './files-for.ts'

/**
 * Stryker's Vitest runner picks single tests for a mutant. Here a test may build on the one before it and would fail without
 * it, whatever the mutant does; and what hooks execute counts as covered by all tests. So this one runs whole files:
 * those that execute the mutant in a test, in a hook or while loading.
 */
class WholeFileRunner implements TestRunner {
  private readonly vitest: TestRunner
  private hits: HitsByFile | undefined

  constructor(vitest: TestRunner) {
    this.vitest = vitest
  }

  capabilities() {
    return this.vitest.capabilities()
  }

  async init() {
    await this.vitest.init?.()
  }

  async dispose() {
    await this.vitest.dispose?.()
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.vitest.dryRun(options)
    if (result.status !== DryRunStatus.Complete) return result
    const perTest: MutantCoverage['perTest'] = {}
    const hits: Record<string, HitsByFile[string]> = {}
    for (const { filepath, coverage, inTests } of this.coverageByFile()) {
      hits[relative('.', filepath)] = inTests
      for (const test of result.tests) if (test.fileName === filepath) perTest[test.id] = coverage
    }
    writeFileSync(hitsFile, JSON.stringify(hits))
    return { ...result, mutantCoverage: { static: {}, perTest } }
  }

  /** The mutant is active before a file is loaded. The first test that fails ends the run. */
  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { testFilter = [], activeMutant } = options
    const files = [...new Set(testFilter.map(fileOf))]
    this.hits ??= JSON.parse(readFileSync(hitsFile, 'utf8')) as HitsByFile
    const related = filesFor(activeMutant, files, this.hits)
    this.runTogether(related)
    return this.vitest.mutantRun({
      ...options,
      testFilter: testFilter.filter((id) => related.includes(fileOf(id))),
      mutantActivation: 'static',
    })
  }

  /** A worker for each file separates what they execute; afterwards they may share one, which is faster. */
  private runTogether(files: readonly string[]) {
    for (const project of this.context.projects) project.config.isolate = false
    // Vitest's own order begins with the longest files.
    this.context.config.sequence.sequencer = class {
      sort(specs: { moduleId: string }[]) {
        const placeOf = ({ moduleId }: { moduleId: string }) => files.findIndex((file) => moduleId.endsWith(`/${file}`))
        return specs.toSorted((one, other) => placeOf(one) - placeOf(other))
      }
    }
  }

  private coverageByFile() {
    return this.context.state.getFiles().map(({ filepath, meta: { mutantCoverage } }) => {
      const inTests: Record<string, number> = {}
      for (const [mutant, times] of Object.values(mutantCoverage?.perTest ?? {}).flatMap((hits) =>
        Object.entries(hits),
      )) {
        inTests[mutant] = (inTests[mutant] ?? 0) + times
      }
      return { filepath, inTests, coverage: { ...mutantCoverage?.static, ...inTests } }
    })
  }

  private get context() {
    return (this.vitest as unknown as { ctx: VitestContext }).ctx
  }
}

/** In Stryker's copy: a runner that took the place of one that hung has to know it too. */
const hitsFile = 'hits-by-file.json'

/** What is used of Vitest's own, which Stryker's runner holds. */
type VitestContext = {
  config: { sequence: { sequencer: unknown } }
  projects: { config: { isolate: boolean } }[]
  state: { getFiles(): { filepath: string; meta: { mutantCoverage?: MutantCoverage } }[] }
}

function fileOf(testId: string): string {
  return testId.slice(0, testId.indexOf('#'))
}

createWholeFileRunner.inject = tokens(commonTokens.injector)
function createWholeFileRunner(injector: Injector<{ options: StrykerOptions }>): WholeFileRunner {
  const [vitest] = vitestPlugins
  if (!vitest) throw new Error('the Vitest runner has no plugin')
  return new WholeFileRunner(injector.injectFunction(vitest.factory as never))
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'whole-file', createWholeFileRunner as never),
]
