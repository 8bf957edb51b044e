import { emailAddress } from '@vedetta/contracts/customers/person'
import { licenceSizes, plans, type Tier, trialMonths, units } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { selectAllLicences } from '@vedetta/core/customers/licences/all-licences.queries'
import { selectWaitingRequests } from '@vedetta/core/customers/licences/extra-request.queries'
import { grantExtra } from '@vedetta/core/customers/licences/grant-extra'
import { grantLicence } from '@vedetta/core/customers/licences/grant-licence'
import { setPublicApiGrant } from '@vedetta/core/customers/licences/set-public-api-grant'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { withEngines } from '../engines.ts'
import { reportAppError } from '../report-app-error.ts'

type GrantOptions = {
  customer: string
  tier: Tier
  size?: string
  administrator: string
  months: number
  trial?: string
  credits?: number
  searches?: number
  seat?: string
}

export function addLicenceCommands(program: Command): void {
  const licence = program.command('licence').description('customers’ licences')
  licence
    .command('grant')
    .description('grant a customer a licence and mail its administrator')
    .requiredOption('--customer <name>', 'name of the paying customer')
    .addOption(new Option('--tier <tier>', 'plan of the licence').choices(keysOf(plans)).makeOptionMandatory())
    .requiredOption('--administrator <email>', 'administrator, who invites users and holds no seat', address)
    .addOption(new Option('--size <seats>', 'by default the plan’s').choices(licenceSizes.map(sizeName)))
    .addOption(new Option('--months <count>', 'duration').argParser(wholeNumber).default(12))
    .addOption(
      new Option('--trial <months>', 'grant a trial instead').choices(trialMonths.map(String)).conflicts('months'),
    )
    .option('--credits <count>', 'credits per month; by default the plan’s', wholeNumber)
    .option('--searches <count>', 'searches per month; by default the plan’s', wholeNumber)
    .option('--seat <email>', 'user to invite to a seat', address)
    .action((options: GrantOptions) => withEngines((engines) => reportAppError(() => grant(engines, options))))

  licence
    .command('list')
    .description('list all licences that are not deleted')
    .action(() =>
      withEngines(async ({ db }) => {
        for (const one of await selectAllLicences(db)) {
          const seats = `${one.assigned}/${sizeName(one.size)}`
          const until = `until ${isoDay(one.expiresAt)}${one.trial ? ' (trial)' : ''}`
          printRow([one.licenceID, one.customer, one.tier, seats, until, one.administratorEmail, one.code])
        }
      }),
    )

  licence
    .command('public-api')
    .argument('<licence>', 'licence from the list', identifier)
    .option('--withdraw', 'take the grant back')
    .description('grant a licence the public API, which enterprise plans include')
    .action((licenceID: string, { withdraw = false }: { withdraw?: boolean }) =>
      withEngines(({ db }) =>
        reportAppError(async () => {
          const { customer } = await setPublicApiGrant(db, { licenceID, granted: !withdraw })
          printRow([`${customer}: public API ${withdraw ? 'withdrawn' : 'granted'}`])
        }),
      ),
    )

  licence
    .command('extra')
    .argument('[request]', 'request to grant; without it, lists the waiting requests', identifier)
    .description('grant a request for extra credits or searches')
    .action((request: string | undefined) =>
      withEngines(({ db }) =>
        reportAppError(async () => {
          if (request) {
            const { customer, amount, unit, balance } = await grantExtra(db, request, new Date())
            printRow([`${customer}: ${amount} ${units[unit].en} granted, ${balance} left`])
            return
          }
          for (const one of await selectWaitingRequests(db))
            printRow([one.request_id, one.customer, `${one.amount} ${units[one.unit].en}`, isoDay(one.requested_at)])
        }),
      ),
    )
}

async function grant(
  { db, publicUrl }: Parameters<typeof grantLicence>[0],
  { customer, tier, size, administrator, trial, ...options }: GrantOptions,
): Promise<void> {
  const plan = plans[tier]
  const { licenceID, code, expiresAt } = await grantLicence(
    { db, publicUrl },
    {
      customer,
      tier,
      size: size === undefined ? plan.size : size === sizeName(null) ? null : Number(size),
      administratorEmail: administrator,
      months: trial ? Number(trial) : options.months,
      trial: trial !== undefined,
      monthlyCredits: options.credits ?? plan.monthlyCredits,
      monthlySearches: options.searches ?? plan.monthlySearches,
      seatEmail: options.seat ?? null,
    },
    new Date(),
  )
  printRow([licenceID, `code ${code}`, `until ${isoDay(expiresAt)}`])
}

function printRow(columns: readonly string[]): void {
  process.stdout.write(`${columns.join('  ')}\n`)
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

const sizeName = (seats: number | null) => (seats === null ? 'unlimited' : `${seats}`)

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1.')
  return Number(text)
}

function address(text: string): string {
  const { data } = emailAddress.safeParse(text)
  if (!data) throw new InvalidArgumentError('Give an e-mail address.')
  return data
}

function identifier(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    throw new InvalidArgumentError('Give an identifier from the list.')
  return text
}
