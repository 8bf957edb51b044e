import * as calls from '@vedetta/contracts/licences'
import type { Identity } from '@vedetta/core/identity/identity'
import { balanceOf } from '@vedetta/core/ledger/balance-of'
import { cancelInvite } from '@vedetta/core/licences/cancel-invite'
import { deleteLicence } from '@vedetta/core/licences/delete-licence'
import { inviteManager } from '@vedetta/core/licences/invite-manager'
import { inviteUser } from '@vedetta/core/licences/invite-user'
import { listLicences } from '@vedetta/core/licences/list-licences'
import { readLicence } from '@vedetta/core/licences/read-licence'
import { redeemCode } from '@vedetta/core/licences/redeem-code'
import { removeManager } from '@vedetta/core/licences/remove-manager'
import { requestExtra } from '@vedetta/core/licences/request-extra'
import { revokeSeat } from '@vedetta/core/licences/revoke-seat'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'

type LicenceDeps = Pick<Identity, 'db' | 'clock' | 'limits' | 'publicUrl'>

export function licenceRoutes(app: FastifyInstance, deps: LicenceDeps): void {
  const { db, clock } = deps
  answerCall(app, calls.getBalance, (_input, { seat }) => balanceOf(db, seat.licenceNo, clock()))
  answerCall(app, calls.listLicences, (_input, viewer) => listLicences(db, viewer, clock()))
  answerCall(app, calls.getLicence, (input, viewer) => readLicence(db, viewer, input, clock()))
  answerCall(app, calls.redeemLicence, ({ code }, viewer) => redeemCode(db, viewer, code, clock()))

  answerCall(app, calls.inviteUser, async (input, viewer) => {
    await inviteUser(deps, viewer, input, clock())
    return {}
  })
  answerCall(app, calls.cancelInvite, async (input, viewer) => {
    await cancelInvite(db, viewer, input, clock())
    return {}
  })
  answerCall(app, calls.revokeSeat, async (input, viewer) => {
    await revokeSeat(db, viewer, input, clock())
    return {}
  })
  answerCall(app, calls.requestExtra, async (input, viewer) => {
    await requestExtra(db, viewer, input, clock())
    return {}
  })

  answerCall(app, calls.inviteManager, async (input, viewer) => {
    await inviteManager(deps, viewer, input, clock())
    return {}
  })
  answerCall(app, calls.removeManager, async (input, viewer) => {
    await removeManager(db, viewer, input, clock())
    return {}
  })
  answerCall(app, calls.deleteLicence, async (input, viewer) => {
    await deleteLicence(db, viewer, input, clock())
    return {}
  })
}
