import { readFile } from 'node:fs/promises'
import { completeConfig, workerSettings } from '../../apps/worker/src/config.ts'
import { runWorker } from '../../apps/worker/src/run-worker.ts'
import { readConfigOrExit } from '../../packages/contracts/src/calls/process-config.ts'
import { readPorts } from '../ports.ts'
import { createReceiverPost } from './receiver-post.ts'

/** The worker as `pnpm dev` runs it: the demo's webhook reaches the receiver on this machine. */
const [caFile = ''] = process.argv.slice(2)
const { receiver: port } = readPorts(process.env)
await runWorker(
  readConfigOrExit(workerSettings, completeConfig),
  createReceiverPost({ ca: await readFile(caFile, 'utf8'), port }),
)
