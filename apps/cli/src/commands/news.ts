import { addFeed } from '@vedetta/core/watch/news-feeds/add-feed'
import { deleteFeed, type FeedState, selectFeeds } from '@vedetta/core/watch/news-feeds/feeds.queries'
import { fetchableUrl } from '@vedetta/crawler/fetch/visit-url'
import { type Command, InvalidArgumentError } from 'commander'
import { withEngines } from '../engines.ts'
import { printLine } from '../print-line.ts'

export function addNewsCommands(program: Command): void {
  const news = program.command('news').description('press feeds read for company news')
  news
    .command('add-feed')
    .argument('<url>', 'address of an RSS or Atom feed', feedAddress)
    .argument('<name>', 'publisher’s name, as shown to users', feedName)
    .description('read a feed every hour; renames a known one')
    .action((url: string, name: string) =>
      withEngines(async ({ db }) => {
        const done = await addFeed(db, { url, name }, new Date())
        if (done !== 'opted_out') return printLine(`${done}: ${name} ${url}`)
        process.stderr.write(`not added: ${url} has opted out of our visits\n`)
        process.exitCode = 1
      }),
    )
  news
    .command('feeds')
    .description('list the feeds, when each was last read and its number of news items')
    .action(() =>
      withEngines(async ({ db }) => {
        for (const feed of await selectFeeds(db)) printLine(feedLine(feed))
      }),
    )
  news
    .command('remove-feed')
    .argument('<url>', 'address as listed by `news feeds`', feedAddress)
    .description('stop reading a feed and delete its news')
    .action((url: string) =>
      withEngines(async ({ db }) => {
        if (await deleteFeed(db, url)) return printLine(`removed: ${url}`)
        process.stderr.write(`no such feed: ${url}\n`)
        process.exitCode = 1
      }),
    )
}

function feedLine({ name, url, lastRead, failures, news, dueAt }: FeedState): string {
  const read = lastRead === null ? 'never read' : `read ${lastRead.toISOString()}`
  const failed = failures === 0 ? '' : `, failed ${failures} times, next attempt ${dueAt.toISOString()}`
  return `${name}  ${url}  ${read}${failed}  ${news} news`
}

function feedAddress(text: string): string {
  const url = fetchableUrl(text)
  if (url === null) throw new InvalidArgumentError('Give an http or https address.')
  return url.href
}

function feedName(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim()
  if (name === '' || name.length > 80) throw new InvalidArgumentError('Give a name of up to 80 characters.')
  return name
}
