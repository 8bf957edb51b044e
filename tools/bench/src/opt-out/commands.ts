import { createDb, createPool, type Db } from '@vedetta/core/platform/db/client'
import type { DatabaseRole } from '@vedetta/core/platform/db/rights/roles'
import { readSpellings } from '@vedetta/core/watch/testing/opt-out-spellings'
import type { Command } from 'commander'
import { withScratch } from '../harness/scratch.ts'
import { type Found, type Instance, runOptOutDrill } from './opt-out-drill.ts'

export function addOptOutCommand(program: Command): void {
  program
    .command('opt-out')
    .description('opt out 215 people whom adverts name in as many ways, and look for them in everything that is stored')
    .action(async () => {
      const spellings = readSpellings()
      const figures = await withInstance((instance) =>
        withInstance((restored) => runOptOutDrill(instance, restored, spellings)),
      )
      const { masked, readByAccess, lostSentences, people } = figures
      console.log(
        `${people} people; hidden before an opt-out: ${masked.share.toFixed(3)} (odd ${masked.odd}, even ${masked.even})${masked.not.map((one) => `, not ${one}`).join('')}`,
      )
      const phases = ['before', 'atOnce', 'afterErasure', 'afterVisit', 'afterReplay'] as const
      for (const phase of phases) console.log(`${phase.padEnd(14)} ${line(figures[phase])}`)
      console.log(`access finds ${readByAccess} after the erasure; ${lostSentences} sentences of adverts were lost`)
      const left = phases.slice(1).reduce((sum, phase) => sum + figures[phase].people, readByAccess)
      if (masked.share < 0.97 || left > 0 || lostSentences > 0) process.exitCode = 1
    })
}

function withInstance<Result>(use: (instance: Instance) => Promise<Result>): Promise<Result> {
  return withScratch(process.env, async ({ db, search, urlOf }) => {
    const opened = new Map<DatabaseRole, Db>()
    const as = (role: DatabaseRole) => {
      const known = opened.get(role) ?? createDb(createPool(urlOf(role), { max: 4 }))
      opened.set(role, known)
      return known
    }
    try {
      return await use({ db, search, as })
    } finally {
      await Promise.all([...opened.values()].map((one) => one.destroy()))
    }
  })
}

const line = ({ people, stores }: Found) =>
  `${people} found${people > 0 ? ': ' : ''}${Object.entries(stores)
    .map(([store, count]) => `${store} ${count}`)
    .join(', ')}`
