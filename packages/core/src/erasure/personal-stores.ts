import type { TableName } from '../db/rights/table-rights.ts'
import type { DB } from '../db/schema.ts'
import type { Eraser } from './erasures.queries.ts'

type Column = { [Table in TableName]: `${Table}.${keyof DB[Table] & string}` }[TableName]

/**
 * How a column is cleared of a person. `token`: their words become a mask. `plain`: they become "[…]". `url`: the
 * address of a page ends before the part that names them. `json` and `memory`: all of that, in each of its strings.
 * `row`: the whole row goes.
 */
export type Form = 'token' | 'plain' | 'list' | 'urls' | 'json' | 'memory' | 'row'

export type SearchedColumn = { by: Eraser; form: Form }

/** Columns with words of sites or of people about people: access searches them, opt-out and erasure clear them. */
export const searchedColumns = {
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
  'source_memory.memory': { by: 'watch', form: 'memory' },
  'source_page.url': { by: 'watch', form: 'row' },
  'company.agency_quote': { by: 'worker', form: 'plain' },
  'request.reason': { by: 'worker', form: 'plain' },
  'request.answer': { by: 'worker', form: 'plain' },
  'request.message': { by: 'worker', form: 'plain' },
  'request.company_name': { by: 'worker', form: 'plain' },
  'mail.params': { by: 'worker', form: 'json' },
} as const satisfies Partial<Record<Column, SearchedColumn>>

export type SearchedName = keyof typeof searchedColumns

/** The columns that opt-out deletes with their rows, in its own transaction. */
export const deletedColumns: readonly Column[] = [
  ...([
    'company_contact.basis',
    'company_contact.department',
    'company_contact.email',
    'company_contact.full_name',
  ] as const),
  ...([
    'company_contact.kind',
    'company_contact.phone',
    'company_contact.source_url',
    'company_contact.title',
  ] as const),
  // Until the last process has erased the person.
  ...([
    'contact_erasure.address',
    'contact_erasure.names',
    'contact_erasure.numbers',
    'contact_erasure.waits_for',
  ] as const),
]

/** Every other text column, and why no person whom a site names is in it. */
export const otherColumns: readonly { why: string; columns: readonly Column[] }[] = [
  {
    why: 'The body is a file of the page store: each page of the person’s companies is read, and rewritten without them',
    columns: ['source_page.body_hash', 'source_page.headers'],
  },
  {
    why: 'Keyed hashes, by which a person who opted out is refused and recognised',
    columns: ['contact_opt_out.hash', 'contact_opt_out_person.hash', 'contact_opt_out_salt.salt'],
  },
  {
    why: 'Our users and customers, and what they wrote for themselves: decision 12 says when it goes',
    columns: [
      ...(['account.access_token', 'account.account_id', 'account.id_token', 'account.password'] as const),
      ...(['account.provider_id', 'account.refresh_token', 'account.scope', 'captcha_solution.signature'] as const),
      ...([
        'checkout.administrator_email',
        'checkout.buyer_email',
        'checkout.buyer_role',
        'checkout.company_name',
      ] as const),
      ...([
        'checkout.language',
        'checkout.pec',
        'checkout.period',
        'checkout.sdi_code',
        'checkout.tier',
        'checkout.vat',
      ] as const),
      ...([
        'customer.name',
        'customer.pec',
        'customer.sdi_code',
        'customer.vat',
        'invite.code_hash',
        'invite.email',
      ] as const),
      ...(['licence.administrator_email', 'licence.code', 'mail.recipient', 'retired_code.code_hash'] as const),
      ...([
        'request.sender_company',
        'request.sender_email',
        'request.sender_language',
        'request.sender_name',
      ] as const),
      ...(['saved_filter.criteria', 'saved_filter.name', 'search.criteria', 'search.criteria_hash'] as const),
      ...(['session.ip_address', 'session.token', 'session.user_agent', 'settings.changes'] as const),
      ...(['subscription.buyer_email', 'two_factor.backup_codes', 'two_factor.secret', 'user.email'] as const),
      ...([
        'user.first_name',
        'user.image',
        'user.language',
        'user.last_name',
        'user.name',
        'user.pending_code',
      ] as const),
      ...(['user.terms_version', 'verification.identifier', 'verification.value'] as const),
    ],
  },
  {
    why: 'The company as the public register has it, also where it bears its owner’s name',
    columns: [
      ...([
        'agency_register.number',
        'agency_register.vat',
        'company.address',
        'company.chamber',
        'company.name',
      ] as const),
      ...(['company.pec', 'company.rea', 'company.vat', 'company_alias.name', 'import_run.file_name'] as const),
      ...(['import_run.fingerprint', 'import_taken.vats', 'site.contradicting_vat'] as const),
    ],
  },
  {
    why: 'Hosts and addresses at which a site starts, of the company rather than of a person',
    columns: [
      ...(['host_pause.host', 'news_feed.etag', 'news_feed.last_modified', 'news_feed.name', 'news_feed.url'] as const),
      ...(['opt_out.host', 'opt_out.reason', 'request.url', 'site.host', 'source.url'] as const),
    ],
  },
  {
    why: 'Codes, kinds and states of our own lists',
    columns: [
      ...(['company.agency_reason', 'company.ateco_2007', 'company.ateco_2025', 'company.legal_form'] as const),
      ...([
        'company.municipality',
        'company.sector',
        'extra_request.unit',
        'hiring_pace.key',
        'hiring_pace.scope',
      ] as const),
      ...([
        'invite.kind',
        'ledger_balance.unit',
        'ledger_entry.key',
        'ledger_entry.kind',
        'ledger_entry.reason',
      ] as const),
      ...(['ledger_entry.unit', 'ledger_grant.kind', 'ledger_grant.unit', 'licence.tier', 'mail.language'] as const),
      ...([
        'mail.template',
        'mark_change.became',
        'mark_change.was',
        'market_week.province',
        'market_week.sector',
      ] as const),
      ...(['masking_progress.store', 'outbox.kind', 'position.closing_reason', 'position.collar'] as const),
      ...(['position.contract', 'position.municipalities', 'position.pay_period', 'position.provinces'] as const),
      ...(['position.regions', 'position.schedule', 'position.smart_working', 'position.target_persona'] as const),
      ...(['position_event.kind', 'position_key.kind', 'position_mark.status', 'purchase.kind'] as const),
      ...(['request.kind', 'request.outcome', 'request.topic', 'search.sort', 'site.known_by', 'site.status'] as const),
      ...(['source.kind', 'subscription.language', 'subscription.period', 'subscription.status'] as const),
      ...(['subscription.tier', 'subscription.told_failure', 'visit.outcome', 'visit_day.outcome'] as const),
    ],
  },
  {
    why: 'Identifiers and amounts; a person’s contact is named by its random number, which leads nowhere once it is erased',
    columns: [
      ...([
        'audit_entry.act',
        'audit_entry.details',
        'audit_entry.subject',
        'invoice.invoice_id',
        'invoice.number',
      ] as const),
      ...([
        'invoice.status',
        'invoice.url',
        'purchase.subject',
        'stripe_event.event_id',
        'stripe_event.facts',
      ] as const),
      ...(['stripe_event.subject', 'stripe_event.type', 'subscription.stripe_customer'] as const),
      'subscription.stripe_subscription',
    ],
  },
  {
    why: 'Public classifications',
    columns: [
      ...(['ateco.code', 'ateco.edition', 'ateco.level', 'ateco.parent', 'ateco.title_en', 'ateco.title_it'] as const),
      ...([
        'ateco_link.code_2007',
        'ateco_link.code_2025',
        'ateco_link.coverage_2007',
        'ateco_link.coverage_2025',
      ] as const),
      ...(['isco_group.code', 'isco_group.label_en', 'isco_group.label_it', 'occupation.alternatives_en'] as const),
      ...(['occupation.alternatives_it', 'occupation.code', 'occupation.isco', 'occupation.label_en'] as const),
      ...(['occupation.label_it', 'occupation.uri'] as const),
    ],
  },
]

/** Columns whose rows belong to a company, by its number; the other tables are searched whole: they are small. */
export const rowsOf = {
  company: { key: 'company_no', within: 'company' },
  company_news: { key: 'news_no', within: 'company' },
  mail: { key: 'mail_id', within: 'all' },
  position: { key: 'position_no', within: 'company' },
  position_evidence: { key: 'position_no', within: 'position' },
  position_key: { key: 'position_no', within: 'position' },
  request: { key: 'request_id', within: 'all' },
  site: { key: 'site_no', within: 'company' },
  source_memory: { key: 'source_no', within: 'source' },
  source_page: { key: 'source_no', within: 'source' },
} as const satisfies Partial<Record<TableName, { key: string; within: 'company' | 'position' | 'source' | 'all' }>>
