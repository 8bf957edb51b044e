import * as alertList from '@vedetta/contracts/alert-list'
import * as alertSettings from '@vedetta/contracts/alert-settings'
import * as alertStream from '@vedetta/contracts/alert-stream'
import * as apiKeys from '@vedetta/contracts/api-keys'
import * as auth from '@vedetta/contracts/auth'
import * as billing from '@vedetta/contracts/billing'
import type { Call } from '@vedetta/contracts/call'
import * as companyContacts from '@vedetta/contracts/company-contacts'
import * as companyDetail from '@vedetta/contracts/company-detail'
import * as companySearch from '@vedetta/contracts/company-search'
import * as contactMessage from '@vedetta/contracts/contact-message'
import * as excludedCompanies from '@vedetta/contracts/excluded-companies'
import * as feeds from '@vedetta/contracts/feeds'
import * as instance from '@vedetta/contracts/instance'
import * as licences from '@vedetta/contracts/licences'
import * as operatorAudit from '@vedetta/contracts/operator/audit'
import * as operatorHeld from '@vedetta/contracts/operator/held'
import * as operatorLicences from '@vedetta/contracts/operator/licences'
import * as operatorOptOuts from '@vedetta/contracts/operator/opt-outs'
import * as operatorPeople from '@vedetta/contracts/operator/people'
import * as operatorQueues from '@vedetta/contracts/operator/queues'
import * as operatorSiteReading from '@vedetta/contracts/operator/site-reading'
import * as operatorSites from '@vedetta/contracts/operator/sites'
import * as operatorSwitches from '@vedetta/contracts/operator/switches'
import * as positionDetail from '@vedetta/contracts/position-detail'
import * as positionExport from '@vedetta/contracts/position-export'
import * as positionSearch from '@vedetta/contracts/position-search'
import * as positionSentence from '@vedetta/contracts/position-sentence'
import * as profile from '@vedetta/contracts/profile'
import * as publicFigures from '@vedetta/contracts/public-figures'
import * as publicStatus from '@vedetta/contracts/public-status'
import * as push from '@vedetta/contracts/push'
import * as recentSearches from '@vedetta/contracts/recent-searches'
import * as reference from '@vedetta/contracts/reference'
import * as requests from '@vedetta/contracts/requests'
import * as roles from '@vedetta/contracts/roles'
import * as savedCompanies from '@vedetta/contracts/saved-companies'
import * as savedFilters from '@vedetta/contracts/saved-filters'
import * as savedPositions from '@vedetta/contracts/saved-positions'
import * as settings from '@vedetta/contracts/settings'
import * as subProcessors from '@vedetta/contracts/sub-processors'
import * as watchStatus from '@vedetta/contracts/watch-status'
import * as webhooks from '@vedetta/contracts/webhooks'

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
  ...excludedCompanies,
  ...instance,
  ...licences,
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
