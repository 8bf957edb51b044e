import { emailAddress } from '@vedetta/contracts/person'
import { licenceSizes, plans, type Tier, trialMonths, units } from '@vedetta/contracts/plans'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { selectAllLicences } from '@vedetta/core/licences/all-licences.queries'
import { selectWaitingRequests } from '@vedetta/core/licences/extra-request.queries'
import { grantExtra } from '@vedetta/core/licences/grant-extra'
import { grantLicence } from '@vedetta/core/licences/grant-licence'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { withEngines } from '../engines.ts'
import { tellRefusal } from '../tell-refusal.ts'

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
    .description('give a customer a licence; its administrator gets a mail')
    .requiredOption('--customer <name>', 'who pays')
    .addOption(new Option('--tier <tier>', 'which plan').choices(keysOf(plans)).makeOptionMandatory())
    .requiredOption('--administrator <email>', 'who invites its users; holds no seat in it', address)
    .addOption(new Option('--size <seats>', 'by default the plan’s').choices(licenceSizes.map(sizeName)))
    .addOption(new Option('--months <count>', 'how long it lasts').argParser(wholeNumber).default(12))
    .addOption(new Option('--trial <months>', 'a trial').choices(trialMonths.map(String)).conflicts('months'))
    .option('--credits <count>', 'a month; by default the plan’s', wholeNumber)
    .option('--searches <count>', 'a month; by default the plan’s', wholeNumber)
    .option('--seat <email>', 'who uses it; gets an invite', address)
    .action((options: GrantOptions) => withEngines((engines) => tellRefusal(() => grant(engines, options))))

  licence
    .command('list')
    .description('every licence that is not deleted')
    .action(() =>
      withEngines(async ({ db }) => {
        for (const one of await selectAllLicences(db)) {
          const seats = `${one.assigned}/${sizeName(one.size)}`
          const until = `until ${isoDay(one.expiresAt)}${one.trial ? ' (trial)' : ''}`
          tell([one.licenceID, one.customer, one.tier, seats, until, one.administratorEmail, one.code])
        }
      }),
    )

  licence
    .command('extra')
    .argument('[request]', 'the request to grant; without one, those that wait are listed', identifier)
    .description('grant the credits or searches that somebody asked for')
    .action((request: string | undefined) =>
      withEngines(({ db }) =>
        tellRefusal(async () => {
          if (request) {
            const { customer, amount, unit, balance } = await grantExtra(db, request, new Date())
            tell([`${customer}: ${amount} ${units[unit].en} granted, ${balance} left`])
            return
          }
          for (const one of await selectWaitingRequests(db))
            tell([one.request_id, one.customer, `${one.amount} ${units[one.unit].en}`, isoDay(one.requested_at)])
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
  tell([licenceID, `code ${code}`, `until ${isoDay(expiresAt)}`])
}

function tell(columns: readonly string[]): void {
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
    throw new InvalidArgumentError('Give an identifier as they are listed.')
  return text
}
