import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import { createErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { engineSettings } from '@vedetta/core/platform/config/config'
import { createSearch } from '@vedetta/core/search/engine/client'
import { checkRestored } from './check-restored.ts'
import { type Cluster, createBackupPlace } from './cluster.ts'
import { createProtocol, type Step } from './drill-steps.ts'
import { type DrillSize, loseLedger } from './lose-ledger.ts'

const secrets = ['a secret that only restore drills use'] as const

/**
 * Loses a table of a busy instance and restores its backup to a moment before: a cluster, a repository, indices and a journal of its
 * own, by the shipped configuration of pgBackRest.
 */
export async function runRestoreDrill(
  env: NodeJS.ProcessEnv,
  size: DrillSize,
  onStep: (step: Step) => void = () => {},
): Promise<{ steps: Step[]; failures: string[] }> {
  const { OPENSEARCH_URL } = readConfig(engineSettings, env)
  const prefix = `drill${randomUUID().slice(0, 8)}-`
  const search = createSearch(OPENSEARCH_URL, prefix)
  const outside = await mkdtemp(join(tmpdir(), 'restore-drill-outside-'))
  const place = await createBackupPlace()
  const { pgbackrest } = place
  const protocol = createProtocol(onStep)
  const journal = createErasureJournal(join(outside, 'journal'), secrets)
  let cluster: Cluster | undefined
  try {
    cluster = await place.createCluster()
    const loss = await loseLedger({ cluster, pgbackrest, journal, protocol }, size)
    await cluster.stop()
    await protocol.timed(
      'restore',
      () => pgbackrest('--type=time', `--target=${loss.target}`, '--target-action=promote', 'restore'),
      () => `to ${loss.target}`,
    )
    cluster = await protocol.timed('replay the archive', () => place.startRestored())
    await checkRestored({ url: cluster.url, journal, search, pages: join(outside, 'pages'), protocol }, loss)
    return { steps: protocol.steps, failures: protocol.failures }
  } finally {
    await cluster?.stop()
    await place.remove()
    await rm(outside, { recursive: true })
    await search.client.indices.delete({ index: `${prefix}*` })
    await search.client.close()
  }
}
