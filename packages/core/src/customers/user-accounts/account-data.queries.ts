import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export function selectPerson(db: Db, userId: string) {
  return db
    .selectFrom('user')
    .select(['id as userID', 'email', 'first_name as firstName', 'last_name as lastName', 'name', 'image', 'language'])
    .select([
      'email_verified as emailVerified',
      'terms_accepted_at as termsAcceptedAt',
      'terms_version as termsVersion',
    ])
    .select(['pending_code as pendingCode', 'is_operator as operator', 'two_factor_enabled as twoFactor'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Without the token, which would open the session. */
export function selectSessions(db: Db, userId: string) {
  return db
    .selectFrom('session')
    .select(['id as sessionID', 'ip_address as network', 'user_agent as userAgent'])
    .select(['created_at as startedAt', 'updated_at as lastSeenAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .execute()
}

/** Without the password's hash and the provider's tokens. */
export function selectSignInMethods(db: Db, userId: string) {
  return db
    .selectFrom('account')
    .select(['id', 'provider_id as provider', 'account_id as accountID', 'scope'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .execute()
}

/** Without the secret and the emergency codes. */
export function selectSecondSteps(db: Db, userId: string) {
  return db
    .selectFrom('two_factor')
    .select(['id', 'verified', 'failed_verification_count as failures', 'locked_until as lockedUntil'])
    .where('user_id', '=', userId)
    .execute()
}

export function selectSeats(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('seat', 'seat.licence_no', 'licence.licence_no')
    .select(['seat_id as seatID', 'assigned_at as assignedAt', 'ended_at as endedAt'])
    .where('user_id', '=', userId)
    .execute()
}

export function selectManagedLicences(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('licence_manager', 'licence_manager.licence_no', 'licence.licence_no')
    .select('added_at as since')
    .where('user_id', '=', userId)
    .execute()
}

/** The licences that others removed the person from. */
export function selectRemovals(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('removed_person', 'removed_person.licence_no', 'licence.licence_no')
    .select('removed_at as removedAt')
    .where('user_id', '=', userId)
    .execute()
}

/** Also the licences that name the address and are not claimed yet. */
export function selectAdministeredLicences(db: Db, userId: string, address: string | null) {
  return ofLicences(db)
    .select(['code', 'administrator_id as administratorID', 'administrator_email as administratorEmail'])
    .select(['size', 'is_trial as trial', 'monthly_credits as monthlyCredits', 'monthly_searches as monthlySearches'])
    .select(['starts_at as startsAt', 'expires_at as expiresAt', 'deleted_at as deletedAt'])
    .select([
      'code_changed_at as codeChangedAt',
      'requires_second_step as requiresSecondStep',
      'grants_public_api as grantsPublicApi',
    ])
    .where(({ or, eb }) =>
      or([eb('administrator_id', '=', userId), ...(address === null ? [] : [eb('administrator_email', '=', address)])]),
    )
    .execute()
}

/** Keys of the person's seats, and those they made as administrator. Without the secrets' hashes, and without naming another maker. */
export function selectApiKeys(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('seat', 'seat.licence_no', 'licence.licence_no')
    .innerJoin('api_key', 'api_key.seat_no', 'seat.seat_no')
    .select(['key_id as keyID', 'api_key.seat_no as seatNo', 'api_key.name', 'prefix', 'scopes'])
    .select(['valid_days as validDays', 'api_key.created_at as createdAt', 'api_key.expires_at as expiresAt'])
    .select(['previous_until as previousUntil', 'last_used_at as lastUsedAt', 'revoked_at as revokedAt'])
    .where(({ or, eb }) => or([eb('seat.user_id', '=', userId), eb('created_by', '=', userId)]))
    .execute()
}

/** Without the hash of the code. */
export function selectInvitesTo(db: Db, address: string) {
  return ofLicences(db)
    .innerJoin('invite', 'invite.licence_no', 'licence.licence_no')
    .select(['invite_id as inviteID', 'kind', 'email', 'invited_at as invitedAt', 'invite.expires_at as expiresAt'])
    .select(['accepted_at as acceptedAt', 'cancelled_at as cancelledAt'])
    .where('email', '=', address)
    .execute()
}

export function selectExtraRequests(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('extra_request', 'extra_request.licence_no', 'licence.licence_no')
    .select(['request_id as requestID', 'unit', 'amount', 'requested_at as requestedAt', 'granted_at as grantedAt'])
    .where('user_id', '=', userId)
    .execute()
}

export function selectUsage(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('usage_session', 'usage_session.licence_no', 'licence.licence_no')
    .select(['started_at as startedAt', 'last_at as lastAt'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
}

export function selectLedgerEntries(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('ledger_entry', 'ledger_entry.licence_no', 'licence.licence_no')
    .select(['at', 'unit', 'kind', 'amount', 'reason', 'key'])
    .where('user_id', '=', userId)
    .orderBy('entry_no')
    .execute()
}

/** The person's own acts, and the acts of others on them, their seats, requests and invites; the other actors are not named. */
export async function selectActs(db: Db, userId: string, address: string | null) {
  const { rows } = await sql<{ at: Date; act: string; byYou: boolean; subject: string | null; details: object }>`
    WITH theirs (id, licence_no) AS (
      SELECT seat_id::text, licence_no FROM seat WHERE user_id = ${userId}
      UNION ALL SELECT request_id::text, licence_no FROM extra_request WHERE user_id = ${userId}
      UNION ALL SELECT invite_id::text, licence_no FROM invite WHERE email = ${address}
    ), about AS (
      SELECT entry_no FROM audit_entry WHERE actor_id = ${userId} OR subject = ${userId}::text
      UNION SELECT entry_no FROM audit_entry WHERE act = 'manager_removed' AND details ->> 'managerID' = ${userId}::text
      UNION SELECT entry_no FROM theirs JOIN licence USING (licence_no) JOIN audit_entry ON subject = licence_id::text
      WHERE EXISTS (SELECT FROM jsonb_each_text(details) WHERE value = theirs.id)
    )
    SELECT at, act, actor_id IS NOT DISTINCT FROM ${userId}::uuid AS "byYou", subject, details
    FROM about JOIN audit_entry USING (entry_no) ORDER BY entry_no`.execute(db)
  return rows
}

/** Without the parameters: an unsent mail may hold a link that signs its reader in. */
export function selectMailsTo(db: Db, address: string) {
  return db
    .selectFrom('mail')
    .select(['mail_id as mailID', 'recipient', 'language', 'template'])
    .select(['queued_at as queuedAt', 'sent_at as sentAt', 'failed_at as failedAt'])
    .where('recipient', '=', address)
    .orderBy('queued_at')
    .execute()
}

export function ofLicences(db: Db) {
  return db
    .selectFrom('licence')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .select(['licence_id as licenceID', 'customer.name as customer', 'tier'])
}
