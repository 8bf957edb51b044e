/** Whether an invite is neither accepted, cancelled nor expired. */
export function isOpen(
  invite: { accepted_at: Date | null; cancelled_at: Date | null; expires_at: Date },
  now: Date,
): boolean {
  return invite.accepted_at === null && invite.cancelled_at === null && invite.expires_at > now
}
