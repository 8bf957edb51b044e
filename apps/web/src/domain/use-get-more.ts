import { useQuery } from '@tanstack/react-query'
import { buyExtra, nextSoldTier, openPortal, suggestedExtras } from '@vedetta/contracts/customers/billing'
import { askForExtra } from '@vedetta/contracts/customers/licences'
import type { Unit } from '@vedetta/contracts/facts/plans'
import { useCall } from '../lib/use-call.ts'
import { instanceQuery } from './instance.ts'
import { licencesQuery } from './licences.ts'
import { useProfile } from './profile.ts'

/** The ways out for a user whose licence has run out: its payer buys more or a larger plan, the others ask for it. */
export function useGetMore(unit: Unit) {
  const { user } = useProfile()
  const licences = useQuery(licencesQuery)
  const instance = useQuery(instanceQuery)
  const buying = useCall(buyExtra, goTo)
  const upgrading = useCall(openPortal, goTo)
  const asking = useCall(askForExtra)
  const { tier, licenceID } = user?.subscription ?? { tier: 'none', licenceID: null }
  const pays = licences.data?.billed.some((licence) => licence.licenceID === licenceID)
  const canBuy = instance.data?.payments === true && pays === true
  const isKnown = !licences.isPending && !instance.isPending
  const common = { unit, failure: (buying.error ?? upgrading.error ?? asking.error)?.code }
  if (!isKnown) return { ...common, help: undefined }
  if (!canBuy || licenceID === null || tier === 'none') {
    const ask = { isBusy: asking.isPending, isDone: asking.isSuccess, onAsk: () => asking.mutate({ unit }) }
    return { ...common, help: { kind: 'ask', ...ask } as const }
  }
  const amount = suggestedExtras[unit]
  const plan = nextSoldTier(tier)
  const buy = { amount, isBuying: buying.isPending, onBuy: () => buying.mutate({ licenceID, unit, amount }) }
  const upgrade = plan && {
    plan,
    isOpening: upgrading.isPending,
    onUpgrade: () => upgrading.mutate({ licenceID, page: 'plans' }),
  }
  return { ...common, help: { kind: 'buy', ...buy, upgrade } as const }
}

function goTo({ url }: { url: string }): void {
  window.location.assign(url)
}
