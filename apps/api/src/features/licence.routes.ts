import * as calls from '@vedetta/contracts/customers/licences'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { askForExtra } from '@vedetta/core/customers/licences/ask-for-extra'
import { cancelInvite } from '@vedetta/core/customers/licences/cancel-invite'
import { deleteLicence } from '@vedetta/core/customers/licences/delete-licence'
import { inviteManager } from '@vedetta/core/customers/licences/invite-manager'
import { inviteUser } from '@vedetta/core/customers/licences/invite-user'
import { listLicences } from '@vedetta/core/customers/licences/list-licences'
import { readLicence } from '@vedetta/core/customers/licences/read-licence'
import { redeemCode } from '@vedetta/core/customers/licences/redeem-code'
import { removeManager } from '@vedetta/core/customers/licences/remove-manager'
import { requestExtra } from '@vedetta/core/customers/licences/request-extra'
import { revokeSeat } from '@vedetta/core/customers/licences/revoke-seat'
import { setSecondStepRule } from '@vedetta/core/customers/licences/set-second-step-rule'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function licenceRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'publicUrl'>,
): void {
  const { db, clock } = context
  registerCall(api, calls.getBalance, (_input, { seat }) => balanceOf(db, seat.licenceNo, clock()))
  registerCall(api, calls.listLicences, (_input, viewer) => listLicences(db, viewer, clock()))
  registerCall(api, calls.getLicence, (input, viewer) => readLicence(db, viewer, input, clock()))
  registerCall(api, calls.redeemLicence, ({ code }, viewer) => redeemCode(db, viewer, code, clock()))

  registerCall(api, calls.inviteUser, async (input, viewer) => {
    await inviteUser(context, viewer, input, clock())
    return {}
  })
  registerCall(api, calls.cancelInvite, async (input, viewer) => {
    await cancelInvite(db, viewer, input, clock())
    return {}
  })
  registerCall(api, calls.revokeSeat, async (input, viewer) => {
    await revokeSeat(db, viewer, input, clock())
    return {}
  })
  registerCall(api, calls.askForExtra, async (input, viewer) => {
    await askForExtra(context, viewer, input, clock())
    return {}
  })
  registerCall(api, calls.requestExtra, async (input, viewer) => {
    await requestExtra(context, viewer, input, clock())
    return {}
  })

  registerCall(api, calls.inviteManager, async (input, viewer) => {
    await inviteManager(context, viewer, input, clock())
    return {}
  })
  registerCall(api, calls.removeManager, async (input, viewer) => {
    await removeManager(db, viewer, input, clock())
    return {}
  })
  registerCall(api, calls.setSecondStepRule, async (input, viewer) => {
    await setSecondStepRule(db, viewer, input)
    return {}
  })
  registerCall(api, calls.deleteLicence, async (input, viewer) => {
    await deleteLicence(db, viewer, input, clock())
    return {}
  })
}
