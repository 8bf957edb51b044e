import { once } from 'node:events'
import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { optOutHost } from '@vedetta/core/companies/sources/opt-out-host'
import { addressSettings, engineSettings } from '@vedetta/core/platform/config/config'
import { runWatchWorker } from '@vedetta/core/watch/loop/run-watch-worker'
import { watchSettings } from '@vedetta/core/watch/loop/watch-settings'
import { runNewsFeeds } from '@vedetta/core/watch/news-feeds/run-news-feeds'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import { type Reread, reread } from '@vedetta/core/watch/reconcile/reread'
import { loadWeightsOrExit } from '@vedetta/crawler/visit/load-weights'
import { type Command, InvalidArgumentError } from 'commander'
import { withEngines } from '../engines.ts'
import { printLine } from '../print-line.ts'
import { addWatchStatusCommand } from './watch-status.ts'

export function addWatchCommands(program: Command): void {
  const watch = program.command('watch').description('the daily watch')
  addWatchStatusCommand(watch)
  watch
    .command('run')
    .description('visit due sources and read feeds until stopped, like the worker')
    .hook('preAction', loadWeightsOrExit)
    .action(run)
  watch
    .command('opt-out')
    .argument('<host>', 'host to stop visiting, with all its subdomains', hostName)
    .requiredOption('--reason <text>', 'who requested it, and how')
    .description('never visit a host again')
    .action((host: string, { reason }: { reason: string }) =>
      withEngines(async ({ db }) => {
        const done = await optOutHost(db, 'command line', { host, reason }, new Date())
        printLine(`${done.host}: ${done.sites} sites opted out, ${done.sources} sources removed from the schedule`)
      }),
    )
  watch
    .command('reread')
    .hook('preAction', loadWeightsOrExit)
    .description('read stored pages again with the current reader; makes no web requests and closes no positions')
    .action(() =>
      withEngines(async ({ db }) => {
        const { PAGE_STORE } = readConfigOrExit(watchSettings)
        const pageStore = createFolderPageStore(PAGE_STORE)
        const done = await reread({ db, pageStore }, new Date(), (sofar) =>
          process.stderr.write(`\r${rereadSummary(sofar)}`),
        )
        printLine(`\r${rereadSummary(done)}`)
      }),
    )
}

function run(): Promise<void> {
  const config = readConfigOrExit({ ...engineSettings, ...addressSettings, ...watchSettings })
  return withEngines(async (engines) => {
    const stop = new AbortController()
    const redis = { url: config.REDIS_URL, prefix: config.REDIS_PREFIX }
    const pageStore = createFolderPageStore(config.PAGE_STORE)
    const settings = { redis, pageStore, atOnce: config.WATCH_AT_ONCE }
    const web = { publicUrl: config.PUBLIC_URL }
    const watching = Promise.all([
      runWatchWorker({ ...engines, ...settings, web }, stop.signal),
      runNewsFeeds({ ...engines, web }, stop.signal),
    ])
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), watching])
    stop.abort()
    await watching
  })
}

const rereadSummary = ({ sources, read, opened, changed }: Reread) =>
  `${sources} sources, ${read} with stored pages: ${opened} positions new, ${changed} changed`

function hostName(text: string): string {
  if (!/^[a-z0-9.-]+\.[a-z0-9-]+$/i.test(text)) throw new InvalidArgumentError('Give a host name.')
  return text.toLowerCase()
}
