import { type Command, Option } from 'commander'
import { count } from '../harness/count-option.ts'
import { attackNames } from './hostile-client.ts'
import { type HostileOptions, measureHostileClients, reportPeople } from './hostile-clients.ts'

export function addHostileClientsCommand(program: Command): void {
  program
    .command('hostile-clients')
    .description('send the traffic of ten signed-in people beside clients that try to keep them from being answered')
    .option('--seconds <n>', 'how long alone, and beside each attack', count, 60)
    .option('--rate <n>', 'requests of people a second', count, 20)
    .addOption(new Option('--attacks <names...>', 'only these').choices(attackNames).default(attackNames, 'all'))
    .option('--overload <n>', 'requests of people a second afterwards, beside all attacks at once', count, 450)
    .option('--no-overload', 'only the attacks one by one')
    .option('--overload-seconds <n>', 'how long', count, 60)
    .option('--same-address', 'hostile clients have the address of the people', false)
    .option('--nginx', 'behind nginx, configured as it is shipped', false)
    .option('--companies <n>', 'companies of the database, with three positions each', count, 1_000)
    .action(async (options: HostileOptions) => {
      const { alone, beside, overload, shed } = await measureHostileClients(process.env, options)
      reportPeople('alone', alone, alone)
      for (const { attack, hostile } of beside) console.log(`${attack}, hostile: ${JSON.stringify(hostile)}`)
      if (overload) {
        const { people, hostile } = overload
        reportPeople(`${options.overload} requests/s beside all of them`, people, alone)
        const share = (100 * people.refused) / people.requests
        console.log(`${share.toFixed(1)} % of people's requests refused; hostile: ${JSON.stringify(hostile)}`)
      }
      console.log(`refused by admission in all: ${JSON.stringify(shed)}`)
      const isKept = beside.every(
        ({ people: { refused, failed, p95 } }) => refused + failed === 0 && p95 <= 2 * alone.p95,
      )
      if (!isKept || (overload && overload.people.failed > 0)) process.exitCode = 1
    })
}
