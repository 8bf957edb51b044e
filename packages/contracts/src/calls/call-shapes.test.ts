import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accessLevels, type Call } from './call.ts'
import knownFields from './known-fields.json' with { type: 'json' }

type Shape = {
  type?: string
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  $defs?: Record<string, Shape>
  enum?: unknown[]
  const?: unknown
  pattern?: string
  not?: object
} & Partial<
  Record<
    'maxLength' | 'minLength' | 'maxItems' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum',
    number
  >
>

const root = join(import.meta.dirname, '..')
const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
)
const isPublic = (file: string) => file.startsWith('public-api/')
// Names are known in the whole worker, where another file may have loaded these before.
for (const file of all.filter(isPublic)) await import(join(root, file))
const files = all.filter((file) => !isPublic(file)).map((file) => join(root, file))
const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(file)))
const exported = modules.flatMap((module) => Object.entries(module))
const calls = exported.filter((entry): entry is [string, Call] => isCall(entry[1]))

const asksNothing = [
  'downloadAccountData',
  'getAlertState',
  'getBalance',
  'getCaptcha',
  'getInstance',
  'getProfile',
  'getPublicStatus',
  'getPushState',
  'getQueues',
  'getSettings',
  'getWatchStatus',
  'listAtecoDivisions',
  'listExcludedCompanies',
  'listExports',
  'listFeeds',
  'listLicences',
  'listRecentSearches',
  'listSavedCompanies',
  'listSavedPositions',
  'listSessions',
  'listSubProcessors',
  'listSwitches',
  'listTerritories',
  'listWebhooks',
  'logOut',
  'reauthenticate',
  'requestVerification',
  'resumeAlerts',
  'revokeOtherSessions',
]
const answersNothing = [
  'acceptHeld',
  'askForExtra',
  'cancelInvite',
  'changePassword',
  'claimAccount',
  'deleteAccount',
  'deleteFeed',
  'deleteFilter',
  'deleteLicence',
  'disableTwoFactor',
  'inviteManager',
  'inviteUser',
  'logOut',
  'optOutContact',
  'orderFilters',
  'removeManager',
  'reportCompany',
  'reportContact',
  'reportPosition',
  'requestExtra',
  'requestMissingCompany',
  'requestPasswordReset',
  'requestSiteOptOut',
  'requestVerification',
  'resetPassword',
  'resetPersonSecondStep',
  'revisitHeld',
  'revokeApiKey',
  'revokeOtherSessions',
  'revokeSeat',
  'revokeSession',
  'sendContactMessage',
  'setSecondStepRule',
  'streamAlerts|3',
  'unsubscribeAlerts',
]

/** Those of the public API. */
const namedPublicly = [
  'CompanyRowFields',
  'CreditsProblem',
  'FullPosition',
  'FullPositionFields',
  'PositionHead',
  'PositionRowFields',
  'Problem',
  'PublicAccount',
  'PublicChanges',
  'PublicCompany',
  'PublicCompanyFields',
  'PublicCompanyRow',
  'PublicCompanySearch',
  'PublicCompanySearchResult',
  'ContactChange',
  'ContactChanges',
  'PublicContactList',
  'PublicDiscard',
  'PublicExport',
  'PublicExportList',
  'PublicExportToMake',
  'PublicFilter',
  'PublicFilterList',
  'PublicFilterToWrite',
  'PublicMark',
  'PublicPastExport',
  'PublicPositionSearch',
  'PublicPositionSearchResult',
  'UnlockedContact',
]

const namedSchemas = [
  'Alert AlertSettings AlertState ApiKey AtecoCode AuditEntry Balance CompanyAccounts CompanyBrief CompanyCriteria CompanyDetail',
  'CompanyNews CompanyRow CompanySearch CompanySearchResult CompanySummary DeadLetter DiscardedPosition DriftSample Error ExcludedCompany ExportCost Exported',
  'Facets FeatureSwitch Feed FilterCount FilterToSave FoundCompany FoundPosition FreshnessWindow GeneralContact HeldSource Instance Invoice Licence MarketMap',
  'MissingCompany Municipality NamedCompany NamedPosition OperatorLicence OperatorLicenceDetail OperatorPerson OperatorPersonDetail OperatorSite OperatorSiteDetail OptOut',
  'PastExport Pay PersonalContact PlaceOfWork PositionCriteria PositionDetail PositionReading',
  'PositionRow PositionSearch PositionSearchResult Profile PublicFigures PublicPosition PublicStatus PushState Queue RecentSearch RelatedRole SavedCompany',
  'SavedFilter SavedPosition SearchOffer Settings SourceReading SubProcessor Subscription SuggestedRole WaitingRequest WatchStatus Webhook WebhookMessage YearOfAccounts',
].flatMap((names) => names.split(' '))

const inputs = calls.flatMap(([name, { input }]) => [
  ...shapesOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape, name),
])
const outputs = calls.flatMap(([name, { output }]) => [
  ...shapesOf(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Shape, name),
])

test('every call has a path, a summary, a known access and statuses of success', () => {
  expect(calls.length).toBeGreaterThan(90)
  for (const [, { path, summary, access, success }] of calls) {
    expect(path).toMatch(/^\/[a-z\d/-]+$/)
    expect(summary).toMatch(/\w/)
    expect(accessLevels).toContain(access)
    expect(success).not.toHaveLength(0)
    expect(success.every((status) => status >= 200 && status < 400)).toBe(true)
  }
})

test('every input and answer of a call has fields, except those that are known to have none', () => {
  expect(pathsOf(inputs, isEmpty).toSorted()).toEqual(asksNothing)
  expect(pathsOf(outputs, isEmpty).toSorted()).toEqual(answersNothing)
})

test('every text, list and number of an input of a call is bounded', () => {
  expect(pathsOf(inputs, isUnbounded)).toEqual([])
})

test('every text of an input of a call may have two characters', () => {
  expect(pathsOf(inputs, ({ maxLength = 2 }) => maxLength < 2)).toEqual([])
})

test('every list of an input of a call may have two entries', () => {
  expect(pathsOf(inputs, ({ maxItems = 2 }) => maxItems < 2)).toEqual([])
})

test('every whole number of an input of a call has bounds of its own, except pages of a search and numbers of alerts and messages', () => {
  expect(pathsOf(inputs, ({ minimum, exclusiveMinimum = minimum ?? 0 }) => exclusiveMinimum < 0)).toEqual([])
  expect(pathsOf(inputs, ({ maximum = 0 }) => maximum === Number.MAX_SAFE_INTEGER).toSorted()).toEqual([
    'listAlerts.before',
    'listWebhookMessages.before',
    'readAlerts.upTo',
    'replayWebhook|0.messageNo',
    'searchCompanies.CompanySearch.page',
    'searchPositions.PositionSearch.alertNo',
    'searchPositions.PositionSearch.page',
    'streamAlerts.after',
  ])
})

test('every number of an answer of a call may be one', () => {
  expect(pathsOf(outputs, ({ maximum = 1 }) => maximum < 1)).toEqual([])
})

/** JSON Schema writes a choice of nothing as what no value is. */
test('every choice of an input or an answer of a call has values', () => {
  expect(pathsOf([...inputs, ...outputs], ({ not }) => not !== undefined)).toEqual([])
})

test('every pattern of an input of a call matches a whole text, except those of parts of a password or a path', () => {
  const loose = pathsOf(inputs, ({ pattern = '^$' }) => !/^\^.*\$$/.test(pattern))
  expect(loose.filter((path) => !/\.password\|\d$|\.next$/.test(path))).toEqual([])
})

/** The file lists what was released, by call and side; a field that is no longer there breaks clients. */
test('no field that clients know disappears from an input or an answer', () => {
  const byCall = (shapes: [string, Shape][]) => Map.groupBy(shapes, ([path]) => path.split(/[.[|]/)[0] ?? '')
  const present = { input: byCall(inputs), output: byCall(outputs) }
  const lost = Object.entries(knownFields).flatMap(([side, names]) => {
    const [call = '', direction] = side.split('.')
    const shapes = present[direction === 'input' ? 'input' : 'output'].get(call) ?? []
    const fields = new Set(shapes.flatMap(([, { properties = {} }]) => Object.keys(properties)))
    return names
      .split(' ')
      .filter((name) => name !== '' && !fields.has(name))
      .map((name) => `${side}.${name}`)
  })
  expect(lost).toEqual([])
})

test('schemas that clients of the API know by name keep their names', () => {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { unrepresentable: 'any' })
  expect(Object.keys(schemas).toSorted()).toEqual([...namedSchemas, ...namedPublicly].toSorted())
})

test('the name of an input belongs to the schema that the call checks with', () => {
  const named = calls.flatMap(([, { input }]) => input.meta()?.id ?? [])
  expect(named.toSorted()).toEqual(['CompanySearch', 'FilterToSave', 'PositionSearch'])
})

test('every exported table and list has entries', () => {
  const empty = exported.flatMap(([name, value]) => emptyTables(value, name))
  const settings = ['alertDays', 'exportFields', 'excludedCompanies', 'columnWidths'].map(
    (name) => `defaultSettings.${name}`,
  )
  expect(empty).toEqual(['minCapabilities.providers', ...settings])
})

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'input' in value && 'output' in value && 'access' in value
}

function* shapesOf(shape: Shape, path: string): Generator<[string, Shape]> {
  yield [path, shape]
  for (const [key, value] of Object.entries(shape.properties ?? {})) yield* shapesOf(value, `${path}.${key}`)
  for (const [key, value] of Object.entries(shape.$defs ?? {})) yield* shapesOf(value, `${path}.${key}`)
  if (shape.items) yield* shapesOf(shape.items, `${path}[]`)
  if (typeof shape.additionalProperties === 'object') yield* shapesOf(shape.additionalProperties, `${path}.*`)
  const alternatives = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  for (const [index, value] of alternatives.entries()) yield* shapesOf(value, `${path}|${index}`)
}

function pathsOf(shapes: [string, Shape][], matches: (shape: Shape) => boolean): string[] {
  return shapes.filter(([, shape]) => matches(shape)).map(([path]) => path)
}

function isEmpty({ type, properties = {}, additionalProperties = false }: Shape): boolean {
  return type === 'object' && Object.keys(properties).length === 0 && !additionalProperties
}

function isUnbounded(shape: Shape): boolean {
  if (shape.enum || shape.const !== undefined) return false
  if (shape.type === 'string') return shape.maxLength === undefined && shape.pattern === undefined
  if (shape.type === 'array') return shape.maxItems === undefined && !shape.items?.enum
  if (shape.type !== 'integer' && shape.type !== 'number') return false
  return (
    (shape.minimum ?? shape.exclusiveMinimum) === undefined || (shape.maximum ?? shape.exclusiveMaximum) === undefined
  )
}

function emptyTables(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType || isCall(value)) return []
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  const entries = Object.entries(value)
  if (isPlain && entries.length === 0) return [path]
  return entries.flatMap(([key, inner]) => emptyTables(inner, `${path}.${key}`))
}
