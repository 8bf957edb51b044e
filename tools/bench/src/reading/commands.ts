import type { Command } from 'commander'
import { count } from '../harness/count-option.ts'
import { benchBrokenPages } from './broken-pages.ts'
import { benchReadingChanged } from './changed/reading-changed.ts'
import { benchMasking } from './masking.ts'
import { publishReading } from './publish-reading.ts'
import { benchReading } from './reading.ts'
import { benchReadingScripted } from './reading-scripted.ts'
import { benchReadingSpeed } from './reading-speed.ts'
import { updateReadings } from './update-readings.ts'

export function addReadingCommands(program: Command): void {
  program
    .command('masking')
    .description(
      'mask 400 lines of adverts and print what was masked, on the half the rules were tuned on and on the other',
    )
    .action(benchMasking)

  program
    .command('reading')
    .description('visit recorded sites and print what of the expected positions is found, and what lost the rest')
    .argument('[folders...]', 'folders with <id>/ or sites/<id>/; by default each set in packages/crawler/fixtures')
    .option('--sites', 'list each lost and each false position', false)
    .option('--totals', 'tell no site from another, for sites that nobody is to look at', false)
    .option('--languages <list>', 'only sites whose site.json states one of these, such as en,de, or none')
    .option('--json <file>', 'write what was counted on the sites of the one folder, for publish-reading')
    .action(benchReading)

  program
    .command('publish-reading')
    .description('write the figures of the public page and of docs/performance/reading.md from files of `--json`')
    .option('--real <files...>', 'measurements of sites as companies made them', [])
    .option('--written <files...>', 'measurements of sites written for measuring', [])
    .action((files: { real: string[]; written: string[] }) => publishReading(files))

  program
    .command('reading-changed')
    .description(
      'visit recorded sites as they are and after changes that leave their positions what they are, and print what is still found',
    )
    .argument('[folders...]', 'folders with <id>/ or sites/<id>/; by default each set in packages/crawler/fixtures')
    .option('--sites', 'list each position that a change loses or makes false', false)
    .action((folders: string[], options: { sites: boolean }) => benchReadingChanged(folders, options))

  program
    .command('reading-scripted')
    .description(
      'visit recorded sites whose lists scripts make as the watch does, with a real browser, and print what is found and how many pages were rendered',
    )
    .argument('[folders...]', 'folders with <id>/ or sites/<id>/; by default packages/crawler/fixtures/script-made')
    .option('--sites', 'list each lost and each false position', false)
    .action((folders: string[], options: { sites: boolean }) => benchReadingScripted(folders, options))

  program
    .command('update-readings')
    .description(
      'note in packages/crawler/fixtures/readings.json what this version of the reader finds on the recorded sites',
    )
    .option(
      '--same-reading',
      'although the version stayed: what differs is not what was read, but how it is written',
      false,
    )
    .action((options: { sameReading: boolean }) => updateReadings(options))

  program
    .command('reading-speed')
    .description('measure CPU per page for each step of reading, compared with a bare parse of the same pages')
    .option('--pages <n>', 'number of pages', count, 500)
    .action(({ pages }: { pages: number }) => benchReadingSpeed(pages))

  program
    .command('broken-pages')
    .description('read broken pages: none may throw, take too long, or yield quotes that it does not contain')
    .option('--pages <n>', 'number of pages', count, 100_000)
    .option('--seed <n>', 'seed of the mutations', count, 1)
    .action((options: { pages: number; seed: number }) => benchBrokenPages(options))
}
