import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { ofLicences } from './account-data.queries.ts'

export function selectSearches(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('search', 'search.licence_no', 'licence.licence_no')
    .select(['search_id as searchID', 'criteria', 'sort', 'counted', 'started_at as startedAt'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
}

/** Also marks of positions that have been removed since. */
export function selectMarks(db: Db, userId: string) {
  return db
    .selectFrom('position_mark')
    .leftJoin('position', 'position.position_no', 'position_mark.position_no')
    .select(['position_id as positionID', 'status', 'marked_at as markedAt'])
    .where('user_id', '=', userId)
    .execute()
}

export function selectMarkChanges(db: Db, userId: string) {
  return db
    .selectFrom('mark_change')
    .leftJoin('position', 'position.position_no', 'mark_change.position_no')
    .select(['position_id as positionID', 'was', 'became', 'discarded', 'at'])
    .where('user_id', '=', userId)
    .orderBy('change_no')
    .execute()
}

export function selectDiscarded(db: Db, userId: string) {
  return db
    .selectFrom('discarded_position')
    .innerJoin('position', 'position.position_no', 'discarded_position.position_no')
    .select(['position_id as positionID', 'reason', 'discarded_at as discardedAt'])
    .where('user_id', '=', userId)
    .orderBy('discarded_at')
    .execute()
}

export function selectSaved(db: Db, userId: string) {
  return db
    .selectFrom('saved_position')
    .innerJoin('position', 'position.position_no', 'saved_position.position_no')
    .select(['position_id as positionID', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute()
}

export function selectSavedCompanies(db: Db, userId: string) {
  return db
    .selectFrom('saved_company')
    .innerJoin('company', 'company.company_no', 'saved_company.company_no')
    .select(['company_id as companyID', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute()
}

export function selectExcludedCompanies(db: Db, userId: string) {
  return db
    .selectFrom('excluded_company')
    .innerJoin('company', 'company.company_no', 'excluded_company.company_no')
    .select(['company_id as companyID', 'excluded_at as excludedAt'])
    .where('user_id', '=', userId)
    .orderBy('excluded_at')
    .execute()
}

export function selectCompanyViews(db: Db, userId: string) {
  return db
    .selectFrom('company_view')
    .innerJoin('company', 'company.company_no', 'company_view.company_no')
    .select(['company_id as companyID', 'viewed_at as viewedAt'])
    .where('user_id', '=', userId)
    .orderBy('viewed_at')
    .execute()
}

export function selectSavedFilters(db: Db, userId: string) {
  return db
    .selectFrom('saved_filter')
    .select(['filter_id as filterID', 'name', 'criteria', 'count'])
    .select(['created_at as createdAt', 'counted_at as countedAt', 'bell_since as bellSince', 'place'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export function selectFeeds(db: Db, userId: string) {
  return db
    .selectFrom('feed')
    .innerJoin('seat', 'seat.seat_no', 'feed.seat_no')
    .select(['feed_id as feedID', 'feed.seat_no as seatNo', 'filter_id as filterID', 'content'])
    .select(['created_at as createdAt', 'last_read_at as lastReadAt'])
    .where('seat.user_id', '=', userId)
    .execute()
}

export function selectExports(db: Db, userId: string) {
  return ofLicences(db)
    .innerJoin('export', 'export.licence_no', 'licence.licence_no')
    .select(['export_id as exportID', 'request_id as requestID', 'failed', 'credits', 'made_at as madeAt'])
    .select(['format', 'fields'])
    .select(
      sql<string[]>`ARRAY(SELECT position_id FROM position WHERE position_no = ANY (position_nos))`.as('positionIDs'),
    )
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .execute()
}

/** Without the operator who answered. With an address, also the messages sent from it without signing in. */
export function selectRequests(db: Db, userId: string, address: string | null) {
  return db
    .selectFrom('request')
    .leftJoin('position', 'position.position_no', 'request.position_no')
    .leftJoin('company', 'company.company_no', 'request.company_no')
    .leftJoin('company_contact', 'company_contact.contact_no', 'request.contact_no')
    .select(['request_id as requestID', 'request.kind', 'position_id as positionID', 'company_id as companyID'])
    .select(['contact_id as contactID', 'company_name as companyName', 'request.url', 'reason', 'made_at as madeAt'])
    .select(['answered_at as answeredAt', 'outcome', 'answer'])
    .select(['sender_name as senderName', 'sender_email as senderEmail', 'sender_company as senderCompany'])
    .select(['sender_language as senderLanguage', 'topic', 'message'])
    .where((is) => is.or([is('user_id', '=', userId), is('sender_email', '=', address)]))
    .orderBy('made_at')
    .execute()
}
