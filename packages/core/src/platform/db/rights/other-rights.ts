import type { DatabaseRole } from './roles.ts'

/** `asOwner`: the function is SECURITY DEFINER, so that its callers need no right on what it reads and writes. */
type FunctionRights = { readonly execute: readonly DatabaseRole[]; readonly asOwner: boolean }

const trigger: FunctionRights = { execute: [], asOwner: false }
const triggerAsOwner: FunctionRights = { execute: [], asOwner: true }

/** Every function of the schema. A trigger runs its function without a right to execute it. */
export const functionRights: Readonly<Record<string, FunctionRights>> = {
  'bump_doc_version()': trigger,
  'company_deleted()': triggerAsOwner,
  'company_financial_written()': triggerAsOwner,
  'company_inserted()': triggerAsOwner,
  // An expression of indexes as well, so that writers execute it.
  'company_name_key(text)': { execute: ['worker', 'watch', 'cli'], asOwner: false },
  'company_updated()': triggerAsOwner,
  'contact_opt_out_hash(text)': { execute: ['api', 'worker', 'cli'], asOwner: true },
  'contact_person_key(integer)': { execute: ['api', 'worker', 'watch', 'cli'], asOwner: true },
  'delete_old_acts(integer)': { execute: ['worker'], asOwner: true },
  'is_opted_out(text,text)': { execute: ['api', 'worker'], asOwner: true },
  'lock_companies(integer[])': { execute: ['watch', 'cli'], asOwner: true },
  'lock_position(uuid)': { execute: ['api'], asOwner: true },
  'mark_dirty(text,integer[],bigint[])': { execute: [], asOwner: false },
  'note_erasure()': triggerAsOwner,
  'note_receivers(integer[],text,date)': { execute: ['api', 'watch', 'cli'], asOwner: true },
  'note_left_body()': triggerAsOwner,
  'opted_out_addresses(text[])': { execute: ['watch', 'cli'], asOwner: true },
  'position_deleted()': triggerAsOwner,
  'position_inserted()': triggerAsOwner,
  'position_updated()': triggerAsOwner,
  'refresh_company_turnover(integer[])': { execute: [], asOwner: false },
  'refuse_change()': trigger,
  'refuse_opted_out()': triggerAsOwner,
  'refuse_register_opt_out()': triggerAsOwner,
}

type SequenceRight = 'usage' | 'update'

/** Identity columns draw their numbers without a right. The made-up data brings its own numbers, and moves the sequences. */
export const sequenceRights: Readonly<Record<string, { readonly [Role in DatabaseRole]?: readonly SequenceRight[] }>> =
  {
    // Devices are told of alerts that became sure by a further number.
    alert_alert_no_seq: { worker: ['usage'] },
    company_company_no_seq: { cli: ['update'] },
    company_contact_contact_no_seq: { cli: ['update'] },
    // The worker numbers what it tells, and a replay what had been told.
    contact_change_number: { worker: ['usage'], cli: ['usage'] },
    company_news_news_no_seq: { cli: ['update'] },
    position_event_event_id_seq: { cli: ['update'] },
    position_no: { watch: ['usage'], cli: ['usage', 'update'] },
    site_site_no_seq: { cli: ['update'] },
    source_source_no_seq: { cli: ['update'] },
  }

/** Temporary tables stage an import, and the counts of a network's addresses. */
export const temporaryTables: readonly DatabaseRole[] = ['watch', 'cli']
