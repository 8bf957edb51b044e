import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { createBrowsingFetcher } from '@vedetta/crawler/fetch/browsing-fetcher'
import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import { browserSettings, chromiumOf, SandboxError } from '@vedetta/crawler/fetch/launch-chromium'
import { createRecordingFetcher, writeRecording } from '@vedetta/crawler/fetch/recording-fetcher'
import { loadWeightsOrExit } from '@vedetta/crawler/visit/load-weights'
import { replaySites } from '@vedetta/crawler/visit/replay-sites'
import { siteResult } from '@vedetta/crawler/visit/site-result'
import { visitSite } from '@vedetta/crawler/visit/visit-site'
import type { Command } from 'commander'
import { siteReport } from '../site-report.ts'

type SiteOptions = { company?: string; city?: string }

export function addSiteCommands(program: Command): void {
  const site = program
    .command('site')
    .description('visit a single site; needs no database')
    .hook('preAction', loadWeightsOrExit)
  site
    .command('replay')
    .argument('<folder>', 'folder with recorded sites in sites/<id>/')
    .description('replay visits of recorded sites and print a JSON line for each')
    .action(replay)
  for (const [name, description, action] of [
    ['read', 'visit a live site and print the findings with their evidence', read],
    ['record', 'visit a live site and record its responses for labelling', record],
  ] as const) {
    const command = site.command(name).argument('<url>', 'start page of the visit').description(description)
    if (name === 'record') command.argument('<folder>', 'folder to record into')
    command
      .option('--company <name>', 'company the site belongs to')
      .option('--city <name>', 'city of its registered office')
      .action(action)
  }
}

async function replay(folder: string): Promise<void> {
  for await (const { id, findings } of replaySites(folder))
    process.stdout.write(`${JSON.stringify(siteResult(id, await findings()))}\n`)
}

async function read(url: string, options: SiteOptions): Promise<void> {
  await withBrowser(async (web) => {
    process.stdout.write(siteReport(await visitSite(web, visited(url, options))))
  })
}

async function record(url: string, folder: string, options: SiteOptions): Promise<void> {
  await withBrowser(async (web) => {
    const fetcher = createRecordingFetcher(web)
    const site = visited(url, options)
    const findings = await visitSite(fetcher, site)
    const id = new URL(url).hostname.replace(/^www\./, '').replace(/[^a-z0-9]+/g, '-')
    const { site: _, ...expected } = siteResult(id, findings)
    await mkdir(folder, { recursive: true })
    await writeRecording(folder, fetcher.recording)
    const about = {
      id,
      company: site.company,
      start: url,
      city: site.city,
      archetype: '',
      visitedAt: site.visitedAt,
      why: '',
    }
    await writeFile(join(folder, 'site.json'), `${JSON.stringify(about, null, 2)}\n`)
    await writeFile(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`)
    process.stdout.write(
      `${fetcher.recording.length} responses and ${findings.positions.length} positions to check in ${folder}\n`,
    )
  })
}

async function withBrowser(visit: (web: Fetcher) => Promise<void>): Promise<void> {
  const web = createBrowsingFetcher({ chromium: chromiumOf(readConfigOrExit(browserSettings)) })
  try {
    await visit(web)
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 78
  } finally {
    await web.close()
  }
}

const visited = (startUrl: string, { company, city }: SiteOptions) => ({
  startUrl,
  company: company ?? null,
  city: city ?? null,
  visitedAt: new Date(),
})
