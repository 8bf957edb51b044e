import { oneClickPath } from '@vedetta/contracts/alert-settings'
import { apiPrefix } from '@vedetta/contracts/call'
import { routes } from '@vedetta/contracts/routes'
import type { Context } from '../context.ts'
import { makeAlertToken } from './alert-token.ts'

export type DigestLinks = {
  readonly filters: string
  readonly position: (positionId: string) => string
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
    filters: `${publicUrl}${routes.positions}?tab=filters`,
    position: (positionId) => `${publicUrl}${routes.positions}?position=${positionId}`,
    settings: `${publicUrl}${routes.alerts}?token=${token}`,
    unsubscribe: `${publicUrl}${apiPrefix}${oneClickPath}?token=${token}`,
  }
}
