/** Counts what became of mails. */
export type MailMeter = {
  readonly accepted: (waitedMs: number) => void
  readonly retried: () => void
  readonly givenUp: () => void
}
