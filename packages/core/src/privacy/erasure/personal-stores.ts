import type { TableName } from '../../platform/db/rights/table-rights.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { Eraser } from './erasures.queries.ts'

/** Where the rows of a company are. */
export type Within = 'company' | 'position' | 'source' | 'request' | 'all'

type ColumnsByTable = { readonly [Table in TableName]?: readonly (keyof DB[Table] & string)[] }

type Column = { [Table in TableName]: `${Table}.${keyof DB[Table] & string}` }[TableName]

/**
 * How a column is cleared of a person. `token`: their words become a mask. `plain`: they become "[…]". `url`: the
 * address of a page ends before the part that names them. `json` and `memory`: all of that, in each of its strings.
 * `row`: the whole row goes.
 */
export type Form = 'token' | 'plain' | 'list' | 'urls' | 'json' | 'memory' | 'row'

export type SearchedColumn = { by: Exclude<Eraser, 'opt_out'>; form: Form }

/** Columns with words of sites or of people about people: access searches them, opt-out and erasure clear them. */
export const searchedColumns = {
  // By the opt-out itself as well, as far as it knows the person.
  'company_contact.full_name': { by: 'watch', form: 'row' },
  'company_contact.email': { by: 'watch', form: 'row' },
  'company_contact.phone': { by: 'watch', form: 'row' },
  'company_contact.title': { by: 'watch', form: 'plain' },
  'company_contact.source_url': { by: 'watch', form: 'urls' },
  'position.title': { by: 'watch', form: 'plain' },
  'position.description': { by: 'watch', form: 'token' },
  'position.skills': { by: 'watch', form: 'list' },
  'position.languages': { by: 'watch', form: 'list' },
  'position.certifications': { by: 'watch', form: 'list' },
  'position.benefits': { by: 'watch', form: 'list' },
  'position.source_urls': { by: 'watch', form: 'urls' },
  'position_evidence.quotes': { by: 'watch', form: 'json' },
  'position_key.value': { by: 'watch', form: 'row' },
  'company_news.title': { by: 'watch', form: 'plain' },
  'company_news.quote': { by: 'watch', form: 'plain' },
  'company_news.url': { by: 'watch', form: 'row' },
  'site.known_by_quote': { by: 'watch', form: 'plain' },
  'site.contradicting_quote': { by: 'watch', form: 'plain' },
  'drift_sample.sample': { by: 'watch', form: 'row' },
  'drift_sample.url': { by: 'watch', form: 'row' },
  'source_memory.memory': { by: 'watch', form: 'memory' },
  'source_page.url': { by: 'watch', form: 'row' },
  'source_reading.report': { by: 'watch', form: 'row' },
  'company.agency_quote': { by: 'worker', form: 'plain' },
  'request.reason': { by: 'worker', form: 'plain' },
  'request.answer': { by: 'worker', form: 'plain' },
  'request.message': { by: 'worker', form: 'plain' },
  'request.company_name': { by: 'worker', form: 'plain' },
  'request.url': { by: 'worker', form: 'urls' },
  'open_title.title': { by: 'worker', form: 'row' },
  'mail.params': { by: 'worker', form: 'json' },
} as const satisfies Partial<Record<Column, SearchedColumn>>

export type SearchedName = keyof typeof searchedColumns

/** The columns that opt-out deletes with their rows, in its own transaction. */
export const deletedColumns: ColumnsByTable = {
  company_contact: ['basis', 'department', 'kind'],
  // Until the last process has erased the person.
  contact_erasure: ['address', 'names', 'numbers', 'waits_for'],
  // Until the worker has written it to the journal, where it is encrypted.
  erasure_entry: ['kind', 'subject'],
}

/** Every other text column, and why no person whom a site names is in it. */
export const otherColumns: readonly { why: string; columns: ColumnsByTable }[] = [
  {
    why: 'The body is a file of the page store: each page of the person’s companies is read, and rewritten without them',
    columns: { page_body: ['body_hash'], source_page: ['body_hash', 'headers'] },
  },
  {
    why: 'Keyed hashes, by which a person who opted out, or whom no notice reaches, is refused and recognised',
    columns: {
      contact_opt_out: ['hash'],
      contact_opt_out_person: ['hash'],
      contact_opt_out_salt: ['salt'],
      contact_unreachable: ['hash'],
    },
  },
  {
    why: 'VAT numbers of sole traders who opted out, by which imports refuse them',
    columns: { register_opt_out: ['vat'] },
  },
  {
    why: 'Our users and customers, and what they wrote for themselves: decision 12 says when it goes',
    columns: {
      account: ['access_token', 'account_id', 'id_token', 'password', 'provider_id', 'refresh_token', 'scope'],
      api_key: ['name', 'prefix', 'previous_hash', 'secret_hash'],
      captcha_solution: ['signature'],
      checkout: [
        'administrator_email',
        'buyer_email',
        'buyer_role',
        'company_name',
        'language',
        'pec',
        'period',
        'sdi_code',
        'tier',
        'vat',
      ],
      customer: ['name', 'pec', 'sdi_code', 'vat'],
      // Results hold what the person wrote, and numbers, but nobody whom a site names.
      idempotency_key: ['key_hash', 'request_hash', 'result'],
      invite: ['code_hash', 'email'],
      licence: ['administrator_email', 'code'],
      mail: ['recipient'],
      push_subscription: ['auth', 'device', 'endpoint', 'p256dh'],
      request: ['sender_company', 'sender_email', 'sender_language', 'sender_name'],
      retired_code: ['code_hash'],
      saved_filter: ['criteria', 'name'],
      search: ['criteria', 'criteria_hash'],
      session: ['ip_address', 'token', 'user_agent'],
      settings: ['changes'],
      subscription: ['buyer_email'],
      two_factor: ['backup_codes', 'secret'],
      user: ['email', 'first_name', 'image', 'language', 'last_name', 'name', 'pending_code', 'terms_version'],
      verification: ['identifier', 'value'],
      webhook: ['old_secret', 'secret', 'url'],
    },
  },
  {
    why: 'The company as the public register has it, also where it bears its owner’s name',
    columns: {
      agency_register: ['number', 'vat'],
      company: ['address', 'chamber', 'name', 'pec', 'rea', 'vat'],
      company_alias: ['name'],
      import_run: ['file_name', 'fingerprint'],
      import_taken: ['vats'],
      site: ['contradicting_vat'],
    },
  },
  {
    why: 'Why operators paused or turned off something: the form says that it names nobody, and refuses addresses',
    columns: { feature_switch: ['reason'], site_pause: ['reason'] },
  },
  {
    why: 'Hosts and addresses at which a site starts, of the company rather than of a person',
    columns: {
      host_pause: ['host'],
      news_feed: ['etag', 'last_modified', 'name', 'url'],
      opt_out: ['host', 'reason'],
      site: ['host'],
      source: ['url'],
      source_purge: ['host'],
    },
  },
  {
    why: 'Origins that browsers kept our pages from reaching, without path and query',
    columns: { csp_report_day: ['blocked'] },
  },
  {
    why: 'Codes, kinds and states of our own lists',
    columns: {
      api_key: ['scopes'],
      board: ['reading', 'system'],
      company: ['agency_reason', 'ateco_2007', 'ateco_2025', 'legal_form', 'municipality', 'sector'],
      alert: ['traceparent'],
      alert_schedule: ['stop_reason'],
      event_follower: ['name'],
      feature_switch: ['name'],
      contact_change: ['kind'],
      csp_report_day: ['directive'],
      discarded_position: ['reason'],
      drift_day: ['system'],
      drift_sample: ['system'],
      export: ['fields', 'format'],
      feed: ['content'],
      extra_request: ['unit'],
      hiring_pace: ['key', 'scope'],
      invite: ['kind'],
      latency_day: ['stage'],
      ledger_balance: ['unit'],
      ledger_entry: ['key', 'kind', 'reason', 'unit'],
      ledger_grant: ['kind', 'unit'],
      licence: ['tier'],
      mail: ['language', 'template', 'traceparent'],
      webhook: ['content', 'pause_reason'],
      webhook_message: ['kind', 'last_error', 'state'],
      mark_change: ['became', 'was'],
      market_week: ['province', 'sector'],
      masking_progress: ['store'],
      outbox: ['kind'],
      position: [
        'closing_reason',
        'collar',
        'contract',
        'municipalities',
        'pay_period',
        'provinces',
        'reasons',
        'regions',
        'schedule',
        'smart_working',
        'target_persona',
      ],
      position_event: ['kind', 'traceparent'],
      position_key: ['kind'],
      position_mark: ['status'],
      purchase: ['kind'],
      request: ['kind', 'outcome', 'topic'],
      search: ['rule', 'sort'],
      service_level_day: ['level'],
      site: ['known_by', 'status'],
      source: ['kind'],
      source_reading: ['failure'],
      subscription: ['language', 'period', 'status', 'tier', 'told_failure'],
      visit: ['drifted', 'outcome'],
      visit_day: ['outcome'],
    },
  },
  {
    why: 'Identifiers and amounts; a person’s contact is named by its random number, which leads nowhere once it is erased',
    columns: {
      audit_entry: ['act', 'details', 'subject'],
      invoice: ['invoice_id', 'number', 'status', 'url'],
      purchase: ['subject'],
      stripe_event: ['event_id', 'facts', 'subject', 'type'],
      subscription: ['stripe_customer', 'stripe_subscription'],
    },
  },
  {
    why: 'Public classifications',
    columns: {
      ateco: ['code', 'edition', 'level', 'parent', 'title_en', 'title_it'],
      ateco_link: ['code_2007', 'code_2025', 'coverage_2007', 'coverage_2025'],
      isco_group: ['code', 'label_en', 'label_it'],
      occupation: ['alternatives_en', 'alternatives_it', 'code', 'isco', 'label_en', 'label_it', 'uri'],
    },
  },
]

/**
 * Columns whose rows belong to a company, by its number. The other tables are searched whole: they are small. A name
 * means the person there only beside their address, their number or their firm; `request`: unless it is about the company.
 */
export const rowsOf = {
  company: { key: 'company_no', within: 'company' },
  company_contact: { key: 'contact_no', within: 'company' },
  company_news: { key: 'news_no', within: 'company' },
  drift_sample: { key: 'system', within: 'source' },
  mail: { key: 'mail_id', within: 'all' },
  open_title: { key: 'title', within: 'all' },
  position: { key: 'position_no', within: 'company' },
  position_evidence: { key: 'position_no', within: 'position' },
  position_key: { key: 'position_no', within: 'position' },
  request: { key: 'request_id', within: 'request' },
  site: { key: 'site_no', within: 'company' },
  source_memory: { key: 'source_no', within: 'source' },
  source_page: { key: 'source_no', within: 'source' },
  source_reading: { key: 'reading_id', within: 'source' },
} as const satisfies Partial<Record<TableName, { key: string; within: Within }>>
