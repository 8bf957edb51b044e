import { apiPrefix } from '@vedetta/contracts/calls/call'
import { routes } from '@vedetta/contracts/calls/routes'
import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import { oneClickPath } from '@vedetta/contracts/notify/alert-settings'
import type { Context } from '../../platform/context.ts'
import { makeAlertToken } from './alert-token.ts'

export type DigestLinks = {
  readonly filters: string
  /** The filter's results, free of charge by an alert that the mail tells. */
  readonly filter: (filterId: string, alertNo: number) => string
  readonly position: (positionId: string) => string
  /** Opens the position and asks whether it was contacted. */
  readonly contacted: (positionId: string) => string
  readonly settings: string
  readonly unsubscribe: string
}

/** The links of a person's digest. Opening one changes nothing: mail programs and scanners open links by themselves. */
export async function digestLinks(
  { publicUrl, secrets }: Pick<Context, 'publicUrl' | 'secrets'>,
  person: { readonly userId: string; readonly email: string },
): Promise<DigestLinks> {
  const token = encodeURIComponent(await makeAlertToken(secrets, person))
  return {
    filters: publicUrl + inboxLinks.filters,
    filter: (filterId, alertNo) => publicUrl + inboxLinks.filterOfAlert(filterId, alertNo),
    position: (positionId) => publicUrl + inboxLinks.position(positionId),
    contacted: (positionId) => publicUrl + inboxLinks.askContacted(positionId),
    settings: `${publicUrl}${routes.alerts}?token=${token}`,
    unsubscribe: `${publicUrl}${apiPrefix}${oneClickPath}?token=${token}`,
  }
}
