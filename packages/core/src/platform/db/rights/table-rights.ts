import type { DB } from '../schema.ts'
import type { DatabaseRole } from './roles.ts'

export type TableName = keyof DB

/** `true` is the whole table. DELETE, and a condition of UPDATE or DELETE, read: they need SELECT too. */
export type TableRights<Table extends TableName> = {
  readonly [Right in 'select' | 'insert' | 'update']?: true | readonly (keyof DB[Table] & string)[]
} & { readonly delete?: true }

const read = { select: true } as const
const append = { insert: true } as const
const readAppend = { ...read, ...append } as const
const write = { ...readAppend, update: true } as const
const toggle = { ...readAppend, delete: true } as const
const all = { ...write, delete: true } as const

/** A mail's parameters may hold a link that signs its reader in: only the worker, which sends it, reads them. */
const mailFacts = [
  'mail_id',
  'recipient',
  'language',
  'template',
  'queued_at',
  'sent_at',
  'failed_at',
  'bounced_at',
] as const

/**
 * Every table, and what each process may do with it: `vedetta migrate` grants this and revokes the rest. A process that
 * is not named has no right at all. Columns are named where a process needs few, or must not read the others.
 */
export const tableRights: { readonly [Table in TableName]: { readonly [Role in DatabaseRole]?: TableRights<Table> } } =
  {
    account: { api: all, cli: { select: ['id', 'user_id', 'provider_id'], insert: true } },
    address_load: { api: read, worker: read, watch: all, cli: all },
    agency_register: { worker: read, cli: all },
    // One matcher writes alerts, the API notes that they were read.
    alert: { api: { ...read, update: ['read_at'] }, worker: all },
    alert_schedule: { api: write, worker: write, cli: write },
    api_key: { api: write, worker: { select: ['key_id', 'expires_at', 'revoked_at'], delete: true } },
    ateco: { api: read, worker: read, cli: write },
    ateco_link: { cli: write },
    audit_entry: { api: readAppend, worker: append, cli: append },
    board: { api: read, worker: read, watch: write, cli: write },
    captcha_solution: { api: readAppend, worker: { select: ['expires_at'], delete: true } },
    checkout: { api: all, worker: { select: ['checkout_id', 'started_at'], delete: true } },
    company: {
      api: read,
      worker: { ...read, update: ['doc_version', 'is_agency', 'agency_reason', 'agency_quote'] },
      watch: read,
      cli: all,
    },
    company_alias: { api: read, watch: read, cli: read },
    company_contact: {
      // An opt-out cuts the name out of the addresses of pages.
      api: { ...read, update: ['suppressed', 'source_url', 'title'], delete: true },
      worker: { ...read, update: ['noticed_at', 'notice_mail', 'shown_from'], delete: true },
      watch: {
        ...toggle,
        update: ['kind', 'full_name', 'title', 'department', 'source_url', 'basis', 'last_seen'],
      },
      cli: all,
    },
    company_financial: { api: read, cli: write },
    company_news: { api: read, watch: all, cli: all },
    company_openings: { api: read, worker: write, cli: write },
    company_view: { api: write },
    contact_change: {
      api: read,
      worker: { ...read, update: ['number', 'told_at'], delete: true },
      cli: { ...read, update: ['number', 'told_at'] },
    },
    contact_change_receiver: { api: read, worker: { ...read, update: ['mails', 'webhooks'] }, cli: read },
    contact_erasure: { api: { ...append, select: ['requested_at'] }, worker: all, watch: all, cli: all },
    contact_opt_out: { api: readAppend, worker: read, cli: readAppend },
    contact_opt_out_person: { api: readAppend, worker: read, watch: readAppend, cli: readAppend },
    contact_opt_out_salt: {},
    contact_receipt: { api: readAppend, cli: read },
    contact_unreachable: { worker: readAppend },
    csp_report_day: { api: write, worker: { ...read, delete: true } },
    customer: { api: readAppend, cli: readAppend },
    event_follower: { api: read, worker: write },
    drift_day: { api: read, worker: write, cli: read },
    drift_sample: { api: read, worker: { select: ['system', 'seen_at'] }, watch: all, cli: all },
    erasure_entry: { worker: { ...read, update: ['made_at'], delete: true } },
    discarded_position: { api: all, worker: read },
    excluded_company: { api: toggle, worker: read },
    export: { api: readAppend, worker: { select: ['export_id', 'made_at'], delete: true } },
    extra_request: { api: write, cli: { ...read, update: ['granted_at'] } },
    feature_switch: { api: write, worker: read, watch: read, cli: read },
    feed: { api: { ...toggle, update: ['last_read_at'] } },
    // A filter whose criteria change loses the matches of the old ones.
    filter_match: { api: { ...read, delete: true }, worker: all },
    hiring_pace: { api: read, worker: all },
    host_pause: { api: read, worker: read, watch: all, cli: all },
    idempotency_key: { api: all, worker: { select: ['key_id', 'key_hash', 'claimed_at'], delete: true } },
    import_run: { cli: all },
    import_taken: { cli: toggle },
    invite: { api: all, worker: { select: ['invite_id', 'expires_at'], delete: true }, cli: write },
    invoice: { api: write },
    isco_group: { cli: write },
    // The worker buys the positions that webhooks deliver in full.
    ledger_balance: { api: write, worker: write, cli: write },
    ledger_entry: { api: readAppend, worker: readAppend, cli: readAppend },
    ledger_grant: { api: write, worker: write, cli: write },
    latency_day: { api: write, worker: all, cli: read },
    licence: {
      api: write,
      worker: {
        select: [
          'licence_no',
          'tier',
          'grants_public_api',
          'starts_at',
          'expires_at',
          'deleted_at',
          'administrator_id',
          'administrator_email',
          'monthly_credits',
          'monthly_searches',
        ],
      },
      cli: write,
    },
    licence_manager: { api: toggle, cli: readAppend },
    mail: {
      // The operator's retry of a mail that was given up, and a mail that came back.
      api: { select: mailFacts, insert: true, update: ['failed_at', 'relay_at', 'bounced_at'], delete: true },
      worker: all,
      cli: { select: mailFacts, insert: true, update: ['bounced_at'], delete: true },
    },
    mark_change: { api: readAppend, worker: { select: ['change_no', 'at'], delete: true } },
    market_count: { api: read, worker: write },
    market_week: { api: read, worker: all },
    masking_progress: { watch: write, cli: write },
    network_cap: { api: read, worker: read, watch: read, cli: read },
    news_feed: {
      api: read,
      watch: { ...read, update: ['due_at', 'failures', 'last_read', 'etag', 'last_modified'] },
      cli: all,
    },
    occupation: { api: read, worker: read, cli: write },
    open_title: { api: read, worker: all, cli: read },
    openings_change: { worker: toggle, cli: toggle },
    opt_out: { api: all, watch: read, cli: write },
    outbox: {
      api: { select: ['marked_at'] },
      worker: { ...read, update: ['marked_at'], delete: true },
      cli: { ...read, update: ['marked_at'], delete: true },
    },
    page_body: { watch: all, cli: read },
    position: { api: read, worker: read, watch: write, cli: write },
    position_event: { api: read, worker: { ...read, update: ['number'] }, watch: append, cli: readAppend },
    position_evidence: { api: read, worker: read, watch: all, cli: write },
    position_key: { watch: all, cli: all },
    position_mark: { api: all, worker: read },
    position_presence: { api: read, watch: all, cli: all },
    purchase: { api: write, worker: write, cli: read },
    push_subscription: {
      api: all,
      worker: { ...read, update: ['failures', 'pushed_up_to', 'push_after', 'last_push'], delete: true },
    },
    register_opt_out: { cli: readAppend },
    removed_person: { api: all, cli: { ...read, delete: true } },
    request: {
      api: all,
      worker: {
        select: [
          'request_id',
          'answered_at',
          'sender_email',
          'made_at',
          'reason',
          'answer',
          'message',
          'company_name',
          'url',
          'position_no',
          'company_no',
        ],
        update: ['reason', 'answer', 'message', 'company_name', 'url'],
        delete: true,
      },
      cli: {
        select: [
          'request_id',
          'reason',
          'answer',
          'message',
          'company_name',
          'url',
          'sender_email',
          'made_at',
          'kind',
          'position_no',
          'company_no',
        ],
      },
    },
    retired_code: { api: readAppend, cli: read },
    saved_company: { api: toggle },
    saved_filter: { api: all, worker: read },
    saved_position: { api: toggle, worker: read },
    search: { api: readAppend, worker: { select: ['search_id', 'started_at'], delete: true } },
    seat: { api: all, worker: { select: ['user_id', 'licence_no', 'ended_at'] }, cli: write },
    session: {
      api: all,
      worker: { select: ['created_at', 'expires_at'], delete: true },
      cli: { select: ['user_id'], delete: true },
    },
    service_level_day: { api: write, worker: all, cli: read },
    settings: { api: all, worker: read },
    site: {
      api: { ...readAppend, update: ['status'] },
      worker: read,
      watch: {
        ...read,
        update: ['status', 'known_by', 'known_by_quote', 'contradicting_vat', 'contradicting_quote'],
      },
      cli: write,
    },
    site_pause: { api: toggle },
    site_source: { api: readAppend, worker: read, watch: readAppend, cli: readAppend },
    source: { api: readAppend, worker: read, watch: readAppend, cli: readAppend },
    source_hold: { api: { ...read, update: ['accepted_at'] }, worker: read, watch: all, cli: all },
    source_memory: { watch: all, cli: all },
    source_purge: {
      api: { ...readAppend, delete: true },
      watch: { ...toggle, update: ['host'] },
      cli: readAppend,
    },
    source_page: { watch: all, cli: all },
    // The API orders readings, a watch process makes them.
    source_reading: { api: readAppend, watch: all, cli: all },
    source_schedule: { api: all, worker: read, watch: write, cli: all },
    stripe_event: { api: readAppend },
    subscription: { api: write, worker: { select: ['buyer_email', 'ended_at'], update: ['buyer_email'] } },
    two_factor: { api: all, cli: { select: ['user_id'], delete: true } },
    usage_session: { api: write, worker: { select: ['usage_no', 'started_at'], delete: true }, cli: read },
    // A row is locked before it is deleted, which needs the right to update some column.
    user: {
      api: all,
      worker: {
        select: ['id', 'email', 'language', 'email_verified', 'created_at'],
        update: ['updated_at'],
        delete: true,
      },
      cli: write,
    },
    verification: { api: all, worker: { select: ['expires_at'], delete: true } },
    visit: { api: read, worker: read, watch: toggle, cli: toggle },
    visit_counted: { api: read, worker: { ...read, update: true }, cli: read },
    visit_day: { api: read, worker: write, cli: read },
    // The API makes and changes webhooks, the worker sends.
    webhook: {
      api: all,
      worker: {
        ...read,
        update: ['lease_id', 'leased_until', 'failures', 'retry_at', 'last_delivery', 'paused_at', 'pause_reason'],
      },
    },
    webhook_message: { api: all, worker: all },
    webhook_position: { worker: all },
    watch_plan: { api: read, worker: write, cli: read },
  }
