import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { completeConfig, workerSettings } from './config.ts'
import { runWorker } from './run-worker.ts'

await runWorker(readConfigOrExit(workerSettings, completeConfig))
