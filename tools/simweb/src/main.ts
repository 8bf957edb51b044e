import { dayMs } from '@vedetta/contracts/text/durations'
import { Command, InvalidArgumentError } from 'commander'
import { startControl } from './control.ts'
import { allKinds } from './kind-mix.ts'
import { readKind } from './read-kinds.ts'
import { type Simweb, startSimweb } from './serve.ts'
import { startClock } from './simulated-clock.ts'
import { createWorld } from './world.ts'

// The parent process has exited.
process.on('disconnect', () => process.exit())

const program = new Command('simweb').description('a simulated web on loopback')

type ServeOptions = {
  seed: number
  hosts: number
  only?: string[]
  boardTrouble: number
  day: number
  cap: number
  capOf: string[]
}

program
  .command('serve')
  .description(
    'serve the simulated web, controlled by GET /day/<n>, /clock/<ms>/<rate>, /counts, /counts/anew, /truth/<host number>/<day> and /ca',
  )
  .option('--seed <n>', 'seed of the simulated web', count, 1)
  .option('--hosts <n>', 'number of hosts', count, 3_400_000)
  .option('--only <kinds...>', 'kinds in equal parts, instead of the default mix')
  .option('--board-trouble <share>', 'share of the days on which a tracking system fails a board', share, 0)
  .option('--day <n>', 'first simulated day', count, 0)
  .option('--cap <n>', 'requests per second that an IP address allows', count, 10)
  .option('--cap-of <start=n...>', 'the same for addresses with the prefix', [])
  .action(async ({ seed, hosts, only, boardTrouble, day, cap, capOf }: ServeOptions) => {
    const caps = capOf.map((text) => text.split('=')).map(([start = '', cap]) => ({ start, cap: Number(cap) }))
    const world = createWorld({ seed, hosts, only: only ?? null, boardTroubleShare: boardTrouble })
    let clock: (() => number) | null = null
    const simweb: Simweb = await startSimweb({
      world,
      day,
      capOf: (address) => caps.find(({ start }) => address.startsWith(start))?.cap ?? cap,
      // A new day ends every pending Retry-After.
      now: () => clock?.() ?? performance.now() + simweb.day() * dayMs,
    })
    const { url } = await startControl(simweb, world, (ms, rate) => {
      clock = startClock(ms, rate)
    })
    console.log(JSON.stringify({ control: url, ports: simweb.ports }))
  })

program
  .command('read-kinds [kinds...]')
  .description('visit sites of each kind with the real reader and compare with the ground truth')
  .option('--sites <n>', 'number of sites of each kind', count, 200)
  .option('--seed <n>', 'seed of the simulated web', count, 1)
  .option('--day <n>', 'simulated day of the visits', count, 10)
  .option('--rendering', 'render pages in a browser', false)
  .option('--examples <n>', 'number of sites with differences to print', count, 0)
  .action(
    async (
      kinds: string[],
      options: { sites: number; seed: number; day: number; rendering: boolean; examples: number },
    ) => {
      const names = kinds.length > 0 ? kinds : allKinds.map(({ name }) => name)
      console.log('| kind | sites | positions | precision | recall | cities | contract | url | requests per visit |')
      console.log('|---|---|---|---|---|---|---|---|---|')
      for (const kind of names) {
        const read = await readKind({ kind, ...options, concurrency: 6 })
        const share = (part: number, whole: number) => (whole === 0 ? '' : (part / whole).toFixed(3))
        const cells = [
          kind,
          read.sites,
          read.expected,
          share(read.matched, read.found),
          share(read.matched, read.expected),
          share(read.rightCities, read.matched),
          share(read.rightContracts, read.matched),
          share(read.rightUrls, read.matched),
          share(read.requests, read.sites),
        ]
        console.log(`| ${cells.join(' | ')} |`)
        for (const example of read.examples.slice(0, options.examples)) console.log(`    ${example}`)
      }
    },
  )

function count(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new InvalidArgumentError('must be a whole number')
  return value
}

function share(text: string): number {
  const value = Number(text)
  if (!(value >= 0 && value <= 1)) throw new InvalidArgumentError('must be between 0 and 1')
  return value
}

await program.parseAsync()
