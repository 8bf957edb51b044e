import type { MutantCoverage, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, type Injector, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'

/**
 * Stryker's Vitest runner picks single tests for a mutant. Here a test may build on the one before it and would fail without
 * it, whatever the mutant does; and what hooks execute counts as covered by all tests. So this one runs whole files:
 * those that execute the mutant in a test, in a hook or while loading.
 */
class WholeFileRunner implements TestRunner {
  private readonly vitest: TestRunner

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
    for (const { filepath, coverage } of this.coverageByFile()) {
      for (const test of result.tests) if (test.fileName === filepath) perTest[test.id] = coverage
    }
    return { ...result, mutantCoverage: { static: {}, perTest } }
  }

  /** The mutant is active before the file is loaded. The files beside the mutant come first, since they find most. */
  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { testFilter = [], activeMutant } = options
    const folder = folderOf(activeMutant.fileName)
    const stages = [testFilter.filter((id) => isIn(folder, id)), testFilter.filter((id) => !isIn(folder, id))].filter(
      (ids) => ids.length > 0,
    )
    this.shareWorker()
    let result: MutantRunResult = { status: MutantRunStatus.Survived, nrOfTests: 0 }
    for (const ids of stages) {
      result = await this.vitest.mutantRun({ ...options, testFilter: ids, mutantActivation: 'static' })
      if (result.status !== MutantRunStatus.Survived) return result
    }
    return result
  }

  /** A worker for each file separates what they execute; afterwards they may share one, which is faster. */
  private shareWorker() {
    for (const project of this.context.projects) project.config.isolate = false
  }

  private coverageByFile() {
    return this.context.state.getFiles().map(({ filepath, meta: { mutantCoverage } }) => {
      const all = mutantCoverage ? [mutantCoverage.static, ...Object.values(mutantCoverage.perTest)] : []
      return { filepath, coverage: Object.assign({}, ...all) as MutantCoverage['static'] }
    })
  }

  private get context() {
    return (this.vitest as unknown as { ctx: VitestContext }).ctx
  }
}

/** What is used of Vitest's own, which Stryker's runner holds. */
type VitestContext = {
  projects: { config: { isolate: boolean } }[]
  state: { getFiles(): { filepath: string; meta: { mutantCoverage?: MutantCoverage } }[] }
}

function folderOf(fileName: string): string {
  return fileName.slice(0, fileName.lastIndexOf('/') + 1)
}

function isIn(folder: string, testId: string): boolean {
  return folder.endsWith(folderOf(testId.slice(0, testId.indexOf('#'))))
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
