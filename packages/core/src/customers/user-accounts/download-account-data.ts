import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { Viewer } from '../../platform/viewer.ts'
import {
  selectActs,
  selectAdministeredLicences,
  selectApiKeys,
  selectExtraRequests,
  selectInvitesTo,
  selectLedgerEntries,
  selectMailsTo,
  selectManagedLicences,
  selectPerson,
  selectRemovals,
  selectSeats,
  selectSecondSteps,
  selectSessions,
  selectSignInMethods,
  selectUsage,
} from './account-data.queries.ts'
import { selectAlertSchedule, selectAlerts, selectPushDevices, selectWebhooks } from './alert-data.queries.ts'
import {
  selectCompanyViews,
  selectDiscarded,
  selectExcludedCompanies,
  selectExports,
  selectFeeds,
  selectMarkChanges,
  selectMarks,
  selectRequests,
  selectSaved,
  selectSavedCompanies,
  selectSavedFilters,
  selectSearches,
} from './inbox-data.queries.ts'
import { selectCheckouts, selectSubscriptionsBought } from './purchase-data.queries.ts'
import { readSettings } from './read-settings.ts'

/** Everything stored about a person, except secrets that give access to their account. */
export async function downloadAccountData(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, email, emailVerified }: Viewer,
  now: Date,
) {
  await limits.consume('downloadsOfPerson', userId)
  await recordAct(db, 'data_downloaded', { actorId: userId })
  // What others sent to an address is for its owner only, and an unverified address has no proven owner.
  const address = emailVerified ? email : null
  return {
    downloadedAt: now.toISOString(),
    person: await selectPerson(db, userId),
    settings: await readSettings(db, userId),
    sessions: await selectSessions(db, userId),
    signInMethods: await selectSignInMethods(db, userId),
    secondSteps: await selectSecondSteps(db, userId),
    seats: await selectSeats(db, userId),
    apiKeys: await selectApiKeys(db, userId),
    managedLicences: await selectManagedLicences(db, userId),
    removals: await selectRemovals(db, userId),
    administeredLicences: await selectAdministeredLicences(db, userId, address),
    invites: address === null ? [] : await selectInvitesTo(db, address),
    checkouts: address === null ? [] : await selectCheckouts(db, address),
    subscriptions: address === null ? [] : await selectSubscriptionsBought(db, address),
    extraRequests: await selectExtraRequests(db, userId),
    usage: await selectUsage(db, userId),
    ledger: await selectLedgerEntries(db, userId),
    searches: await selectSearches(db, userId),
    marks: await selectMarks(db, userId),
    markChanges: await selectMarkChanges(db, userId),
    discardedPositions: await selectDiscarded(db, userId),
    savedPositions: await selectSaved(db, userId),
    savedCompanies: await selectSavedCompanies(db, userId),
    excludedCompanies: await selectExcludedCompanies(db, userId),
    companyViews: await selectCompanyViews(db, userId),
    savedFilters: await selectSavedFilters(db, userId),
    feeds: await selectFeeds(db, userId),
    alerts: await selectAlerts(db, userId),
    alertSchedule: await selectAlertSchedule(db, userId),
    pushDevices: await selectPushDevices(db, userId),
    webhooks: await selectWebhooks(db, userId),
    exports: await selectExports(db, userId),
    requests: await selectRequests(db, userId, address),
    mails: address === null ? [] : await selectMailsTo(db, address),
    acts: await selectActs(db, userId, address),
  }
}
