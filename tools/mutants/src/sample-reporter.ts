import { createHash } from 'node:crypto'
import { type MutantResult, type MutantTestPlan, PlanKind } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report'
import { describeMutant } from './describe-mutant.ts'

const seed = 22

/**
 * Stryker has no sample of mutants: an ignorer drops a node with all that is in it. But reporters see the plan before it is
 * followed, so this one leaves the first mutants by a seeded hash in it, in that order, and marks the others as ignored. What
 * a run that is stopped has tried is thus a sample too.
 */
class SampleReporter implements Reporter {
  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent) {
    const size = Number(process.env.VEDETTA_MUTANT_SAMPLE)
    const planned = mutantPlans.filter(({ mutant }) => mutant.status === undefined)
    console.log(`${planned.length} mutants, of which ${Math.min(size, planned.length)} are tried`)
    const ranks = new Map(mutantPlans.map((plan) => [plan, rankOf(plan)]))
    const byRank = (one: MutantTestPlan, other: MutantTestPlan) =>
      (ranks.get(one) ?? '') < (ranks.get(other) ?? '') ? -1 : 1
    // Stryker follows this very list.
    ;(mutantPlans as MutantTestPlan[]).sort(byRank)
    for (const plan of planned.toSorted(byRank).slice(size)) {
      Object.assign(plan, { plan: PlanKind.EarlyResult })
      Object.assign(plan.mutant, { status: 'Ignored', statusReason: 'outside the sample' })
    }
  }

  /** Printed at once, so that a run that is stopped was not for nothing. */
  onMutantTested(mutant: MutantResult) {
    if (['Survived', 'NoCoverage', 'Timeout'].includes(mutant.status)) {
      console.log(`${mutant.status}: ${describeMutant(mutant)}`)
    }
  }
}

function rankOf({ mutant: { fileName, location, mutatorName, replacement } }: MutantTestPlan): string {
  const file = fileName.slice(fileName.lastIndexOf('/packages/'))
  const key = [seed, file, location.start.line, location.start.column, mutatorName, replacement].join('|')
  return createHash('sha256').update(key).digest('hex')
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'sample', SampleReporter)]
