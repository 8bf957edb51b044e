export type LedgerOperation =
  | { act: 'grant'; key: string; amount: number; expiresAt: Date | null }
  | { act: 'spend' | 'spendUpTo'; key: string; amount: number }
  | { act: 'refund'; key: string }

type LedgerResult = { balance: number; spent?: number } | 'credits_used_up'

/** The ledger's rules in the simplest form: a list of remaining amounts with their expiry. */
export class ReferenceLedger {
  private remaining: { amount: number; until: number }[] = []
  private readonly spent = new Map<string, number>()
  private readonly results = new Map<string, LedgerResult>()
  private month = -1

  /** Must be the last day of a month, so that every period ends on the last day of a month. */
  private readonly startsAt: Date
  private readonly monthly: number

  constructor(startsAt: Date, monthly: number) {
    this.startsAt = startsAt
    this.monthly = monthly
  }

  balanceAt(now: Date): number {
    this.remaining = this.remaining.filter(({ until }) => until > now.getTime())
    let month = this.month
    while (this.startOfMonth(month + 1) <= now.getTime()) month++
    if (month > this.month) this.remaining.push({ amount: this.monthly, until: this.startOfMonth(month + 1) })
    this.month = month
    return this.remaining.reduce((sum, { amount }) => sum + amount, 0)
  }

  apply(operation: LedgerOperation, now: Date): LedgerResult {
    const balance = this.balanceAt(now)
    const id = `${operation.act} ${operation.key}`
    const earlier = this.results.get(id)
    if (earlier) return earlier
    const result = this.resultOf(operation, balance)
    if (result !== 'credits_used_up' && result.spent !== 0) this.results.set(id, result)
    return result
  }

  hasSpent(key: string): boolean {
    return this.spent.has(key)
  }

  private resultOf(operation: LedgerOperation, balance: number): LedgerResult {
    switch (operation.act) {
      case 'grant':
        this.remaining.push({
          amount: operation.amount,
          until: operation.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
        })
        return { balance: balance + operation.amount }
      case 'spend':
        if (balance < operation.amount) return 'credits_used_up'
        this.take(operation.key, operation.amount)
        return { balance: balance - operation.amount }
      case 'spendUpTo': {
        const spent = Math.min(balance, operation.amount)
        if (spent > 0) this.take(operation.key, spent)
        return { spent, balance: balance - spent }
      }
      case 'refund': {
        const amount = this.spent.get(operation.key) ?? 0
        this.remaining.push({ amount, until: Number.POSITIVE_INFINITY })
        return { balance: balance + amount }
      }
    }
  }

  private take(key: string, amount: number): void {
    this.spent.set(key, amount)
    this.remaining.sort((one, other) => one.until - other.until || 0)
    for (const grant of this.remaining) {
      const taken = Math.min(grant.amount, amount)
      grant.amount -= taken
      amount -= taken
    }
    this.remaining = this.remaining.filter((grant) => grant.amount > 0)
  }

  private startOfMonth(month: number): number {
    const lastDay = new Date(this.startsAt)
    lastDay.setUTCMonth(this.startsAt.getUTCMonth() + month + 1, 0)
    return lastDay.getTime()
  }
}
