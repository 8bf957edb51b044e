import type { Call } from '@vedetta/contracts/calls/call'
import * as instance from '@vedetta/contracts/calls/instance'
import * as companyContacts from '@vedetta/contracts/companies/company-contacts'
import * as companyDetail from '@vedetta/contracts/companies/company-detail'
import * as companySearch from '@vedetta/contracts/companies/company-search'
import * as excludedCompanies from '@vedetta/contracts/companies/excluded-companies'
import * as savedCompanies from '@vedetta/contracts/companies/saved-companies'
import * as apiKeys from '@vedetta/contracts/customers/api-keys'
import * as auth from '@vedetta/contracts/customers/auth'
import * as billing from '@vedetta/contracts/customers/billing'
import * as licences from '@vedetta/contracts/customers/licences'
import * as profile from '@vedetta/contracts/customers/profile'
import * as settings from '@vedetta/contracts/customers/settings'
import * as discardedPositions from '@vedetta/contracts/inbox/discarded-positions'
import * as names from '@vedetta/contracts/inbox/find-by-name'
import * as positionDetail from '@vedetta/contracts/inbox/position-detail'
import * as positionExport from '@vedetta/contracts/inbox/position-export'
import * as savedPositions from '@vedetta/contracts/inbox/saved-positions'
import * as alertList from '@vedetta/contracts/notify/alert-list'
import * as alertSettings from '@vedetta/contracts/notify/alert-settings'
import * as alertStream from '@vedetta/contracts/notify/alert-stream'
import * as feeds from '@vedetta/contracts/notify/feeds'
import * as push from '@vedetta/contracts/notify/push'
import * as contactMessage from '@vedetta/contracts/operations/contact-message'
import * as publicFigures from '@vedetta/contracts/operations/public-figures'
import * as publicStatus from '@vedetta/contracts/operations/public-status'
import * as requests from '@vedetta/contracts/operations/requests'
import * as operatorAudit from '@vedetta/contracts/operator/audit'
import * as operatorHeld from '@vedetta/contracts/operator/held'
import * as operatorLicences from '@vedetta/contracts/operator/licences'
import * as operatorOptOuts from '@vedetta/contracts/operator/opt-outs'
import * as operatorPeople from '@vedetta/contracts/operator/people'
import * as operatorQueues from '@vedetta/contracts/operator/queues'
import * as operatorSiteReading from '@vedetta/contracts/operator/site-reading'
import * as operatorSites from '@vedetta/contracts/operator/sites'
import * as operatorSwitches from '@vedetta/contracts/operator/switches'
import * as webhooks from '@vedetta/contracts/outward/webhooks'
import * as subProcessors from '@vedetta/contracts/privacy/sub-processors'
import * as facets from '@vedetta/contracts/search/facets'
import * as positionSearch from '@vedetta/contracts/search/position-search'
import * as positionSentence from '@vedetta/contracts/search/position-sentence'
import * as recentSearches from '@vedetta/contracts/search/recent-searches'
import * as reference from '@vedetta/contracts/search/reference'
import * as roles from '@vedetta/contracts/search/roles'
import * as savedFilters from '@vedetta/contracts/search/saved-filters'
import * as watchStatus from '@vedetta/contracts/watch/watch-status'

const contracts = {
  ...alertList,
  ...alertSettings,
  ...alertStream,
  ...apiKeys,
  ...auth,
  ...billing,
  ...companyContacts,
  ...companyDetail,
  ...companySearch,
  ...contactMessage,
  ...discardedPositions,
  ...excludedCompanies,
  ...facets,
  ...instance,
  ...licences,
  ...names,
  ...operatorAudit,
  ...operatorHeld,
  ...operatorLicences,
  ...operatorOptOuts,
  ...operatorPeople,
  ...operatorQueues,
  ...operatorSiteReading,
  ...operatorSites,
  ...operatorSwitches,
  ...positionDetail,
  ...positionExport,
  ...positionSearch,
  ...positionSentence,
  ...profile,
  ...publicFigures,
  ...publicStatus,
  ...feeds,
  ...push,
  ...recentSearches,
  ...reference,
  ...requests,
  ...roles,
  ...savedCompanies,
  ...savedFilters,
  ...savedPositions,
  ...settings,
  ...subProcessors,
  ...watchStatus,
  ...webhooks,
}

type Contracts = typeof contracts

export type CallName = {
  [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never
}[keyof Contracts]

export type CallOf<Name extends CallName> = Contracts[Name]

/** Every call of the contracts by its name; a test checks that none is missing. */
export const everyCall = callsOf(contracts) as { readonly [Name in CallName]: CallOf<Name> & Call }

export const callNames = Object.keys(everyCall) as CallName[]

export function callsOf(module: Readonly<Record<string, unknown>>): Record<string, Call> {
  return Object.fromEntries(Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1])))
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value
}
