import * as heldCalls from '@vedetta/contracts/operator/held'
import * as optOutCalls from '@vedetta/contracts/operator/opt-outs'
import * as siteCalls from '@vedetta/contracts/operator/sites'
import { optOutHost } from '@vedetta/core/companies/sources/opt-out-host'
import { withdrawOptOut } from '@vedetta/core/companies/sources/withdraw-opt-out'
import { acceptHeld } from '@vedetta/core/operations/console/accept-held'
import { findSites } from '@vedetta/core/operations/console/find-sites'
import { listHeld } from '@vedetta/core/operations/console/list-held'
import { listOptOuts } from '@vedetta/core/operations/console/list-opt-outs'
import { pauseSite } from '@vedetta/core/operations/console/pause-site'
import { readSite } from '@vedetta/core/operations/console/read-site'
import { resumeSite } from '@vedetta/core/operations/console/resume-site'
import { visitSiteNow } from '@vedetta/core/operations/console/visit-site-now'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../../api-context.ts'
import { registerCall } from '../../call-route.ts'

export function operatorSiteRoutes(
  api: FastifyInstance,
  { db, search, clock }: Pick<ApiContext, 'db' | 'search' | 'clock'>,
): void {
  registerCall(api, siteCalls.findSites, (input) => findSites({ db, search }, input))
  registerCall(api, siteCalls.getSite, ({ siteNo }) => readSite(db, siteNo, clock()))
  registerCall(api, siteCalls.pauseSite, (input, viewer) => pauseSite(db, viewer, input, clock()))
  registerCall(api, siteCalls.resumeSite, ({ siteNo }, viewer) => resumeSite(db, viewer, siteNo, clock()))
  registerCall(api, siteCalls.visitSiteNow, ({ siteNo }, viewer) => visitSiteNow(db, viewer, siteNo, clock()))

  registerCall(api, heldCalls.listHeld, (input) => listHeld(db, input))
  registerCall(api, heldCalls.acceptHeld, async ({ sourceNo }, viewer) => {
    await acceptHeld(db, viewer, sourceNo, clock())
    return {}
  })

  registerCall(api, optOutCalls.listOptOuts, (input) => listOptOuts(db, input))
  registerCall(api, optOutCalls.addOptOut, (input, viewer) => optOutHost(db, viewer, input, clock()))
  registerCall(api, optOutCalls.withdrawOptOut, (input, viewer) => withdrawOptOut(db, viewer, input, clock()))
}
