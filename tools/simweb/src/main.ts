import { Command, InvalidArgumentError } from 'commander'
import { startControl } from './control.ts'
import { allKinds } from './kinds/kind-mix.ts'
import { mixOf } from './count-kinds.ts'
import { readKind } from './read-kinds.ts'
import { type Simweb, startSimweb } from './serve.ts'
import { speedOfAnswers, speedOfServing } from './speed.ts'
import { createWorld } from './world.ts'

const dayMs = 86_400_000

// Whoever started it is gone.
process.on('disconnect', () => process.exit())

const program = new Command('simweb').description('a simulated web on loopback')

type ServeOptions = {
  seed: number
  hosts: number
  only?: string[]
  day: number
  http: number
  https: number
  control: number
  cap: number
  capOf: string[]
}

program
  .command('serve')
  .description('steered by GET /day/<n>, /clock/<ms>, /counts, /counts/anew, /truth/<host number>/<day>, /ca and /cpu')
  .option('--seed <n>', 'of everything', count, 1)
  .option('--hosts <n>', 'how many', count, 3_400_000)
  .option('--only <kinds...>', 'in equal parts, instead of the usual mix')
  .option('--day <n>', 'the first one', count, 0)
  .option('--http <port>', 'in place of 80', count, 0)
  .option('--https <port>', 'in place of 443', count, 0)
  .option('--control <port>', 'where it is steered', count, 0)
  .option('--cap <n>', 'requests a second that an address bears', count, 10)
  .option('--cap-of <start=n...>', 'the same, of addresses that begin so', [])
  .action(async ({ seed, hosts, only, day, http, https, control, cap, capOf }: ServeOptions) => {
    const caps = capOf.map((text) => text.split('=')).map(([start = '', most]) => ({ start, most: Number(most) }))
    const world = createWorld({ seed, hosts, only: only ?? null })
    let clock: number | null = null
    const simweb: Simweb = await startSimweb({
      world,
      day,
      httpPort: http,
      httpsPort: https,
      capOf: (address) => caps.find(({ start }) => address.startsWith(start))?.most ?? cap,
      // Whoever was told to wait has waited when a day has passed.
      now: () => clock ?? performance.now() + simweb.day() * dayMs,
    })
    const { url } = await startControl(simweb, world, control, (ms) => {
      clock = ms
    })
    console.log(JSON.stringify({ control: url, ports: simweb.ports }))
  })

program
  .command('read-kinds [kinds...]')
  .description('visits sites of each kind with the real reader and compares with the truth')
  .option('--sites <n>', 'of each kind', count, 200)
  .option('--seed <n>', 'of everything', count, 1)
  .option('--day <n>', 'of the visit', count, 10)
  .option('--rendering', 'with a browser', false)
  .option('--examples <n>', 'how many sites with a difference are shown', count, 0)
  .action(
    async (
      kinds: string[],
      options: { sites: number; seed: number; day: number; rendering: boolean; examples: number },
    ) => {
      const names = kinds.length > 0 ? kinds : allKinds.map(({ name }) => name)
      console.log('| kind | sites | positions | precision | recall | cities | contract | url | requests a visit |')
      console.log('|---|---|---|---|---|---|---|---|---|')
      for (const kind of names) {
        const read = await readKind({ kind, ...options, atOnce: 6 })
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

program
  .command('mix')
  .description('how many sites of each kind, their positions, and what changed since the day before')
  .option('--hosts <n>', 'how many', count, 100_000)
  .option('--seed <n>', 'of everything', count, 1)
  .option('--day <n>', 'which', count, 10)
  .action(({ hosts, seed, day }: { hosts: number; seed: number; day: number }) => {
    const rows = mixOf(hosts, seed, day)
    for (const { kind, sites, positions, changes } of rows)
      console.log(`| ${kind} | ${((100 * sites) / hosts).toFixed(2)} % | ${positions} | ${changes} |`)
    const sum = (of: 'positions' | 'changes') => rows.reduce((total, row) => total + row[of], 0)
    console.log(`| all | ${hosts} sites | ${sum('positions')} | ${sum('changes')} |`)
  })

program
  .command('speed')
  .description('CPU of an answer, computed and over sockets')
  .option('--answers <n>', 'how many', count, 5_000)
  .action(async ({ answers }: { answers: number }) => {
    const figures = { ...speedOfAnswers(answers), ...(await speedOfServing(Math.ceil(answers / 2))) }
    for (const [what, figure] of Object.entries(figures)) console.log(`${what}: ${figure.toFixed(3)}`)
  })

function count(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new InvalidArgumentError('a whole number')
  return value
}

await program.parseAsync()
