import { addFeed } from '@vedetta/core/watch/feeds/add-feed'
import { deleteFeed, type FeedState, selectFeeds } from '@vedetta/core/watch/feeds/feeds.queries'
import { askableUrl } from '@vedetta/crawler/fetch/visit-url'
import { type Command, InvalidArgumentError } from 'commander'
import { withEngines } from '../engines.ts'

export function addNewsCommands(program: Command): void {
  const news = program.command('news').description('feeds that are read for news of companies')
  news
    .command('add-feed')
    .argument('<url>', 'of an RSS or Atom feed', feedAddress)
    .argument('<name>', 'whose it is, as users are told', feedName)
    .description('read a feed every hour; one that is read already is renamed')
    .action((url: string, name: string) =>
      withEngines(async ({ db }) => {
        const done = await addFeed(db, { url, name }, new Date())
        if (done !== 'opted_out') return tell(`${done}: ${name} ${url}`)
        process.stderr.write(`not added: who has ${url} does not want our visits\n`)
        process.exitCode = 1
      }),
    )
  news
    .command('feeds')
    .description('the feeds, when each was last read, and how many news come from it')
    .action(() =>
      withEngines(async ({ db }) => {
        for (const feed of await selectFeeds(db)) tell(said(feed))
      }),
    )
  news
    .command('remove-feed')
    .argument('<url>', 'as `news feeds` tells it', feedAddress)
    .description('read a feed no more, and forget the news that come from it')
    .action((url: string) =>
      withEngines(async ({ db }) => {
        if (await deleteFeed(db, url)) return tell(`removed: ${url}`)
        process.stderr.write(`there is no feed ${url}\n`)
        process.exitCode = 1
      }),
    )
}

function said({ name, url, lastRead, failures, news, dueAt }: FeedState): string {
  const read = lastRead === null ? 'never read' : `read ${lastRead.toISOString()}`
  const failed = failures === 0 ? '' : `, failed ${failures} times, again ${dueAt.toISOString()}`
  return `${name}  ${url}  ${read}${failed}  ${news} news`
}

function feedAddress(text: string): string {
  const url = askableUrl(text)
  if (url === null) throw new InvalidArgumentError('an address of the web is needed')
  return url.href
}

function feedName(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim()
  if (name === '' || name.length > 80) throw new InvalidArgumentError('a name of up to 80 characters is needed')
  return name
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}
