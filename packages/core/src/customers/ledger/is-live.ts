/** Whether a licence gives rights: it is neither deleted nor expired. */
export function isLive(licence: { deleted_at: Date | null; expires_at: Date }, now: Date): boolean {
  return licence.deleted_at === null && licence.expires_at > now
}
