export type LedgerAct =
  | { act: 'grant'; key: string; amount: number; expiresAt: Date | null }
  | { act: 'spend' | 'spendUpTo'; key: string; amount: number }
  | { act: 'refund'; key: string }

type Answer = { balance: number; spent?: number } | 'credits_used_up'

/** What the ledger should answer, told in the plainest way: a list of what is left and until when. */
export class PlainLedger {
  private left: { amount: number; until: number }[] = []
  private readonly spent = new Map<string, number>()
  private readonly answers = new Map<string, Answer>()
  private month = -1

  /** On the last day of a month, so that each of its months ends on the last day of one. */
  private readonly startsAt: Date
  private readonly monthly: number

  constructor(startsAt: Date, monthly: number) {
    this.startsAt = startsAt
    this.monthly = monthly
  }

  balanceAt(now: Date): number {
    this.left = this.left.filter(({ until }) => until > now.getTime())
    let month = this.month
    while (this.startOfMonth(month + 1) <= now.getTime()) month++
    if (month > this.month) this.left.push({ amount: this.monthly, until: this.startOfMonth(month + 1) })
    this.month = month
    return this.left.reduce((sum, { amount }) => sum + amount, 0)
  }

  make(made: LedgerAct, now: Date): Answer {
    const balance = this.balanceAt(now)
    const id = `${made.act} ${made.key}`
    const earlier = this.answers.get(id)
    if (earlier) return earlier
    const answer = this.answer(made, balance)
    if (answer !== 'credits_used_up' && answer.spent !== 0) this.answers.set(id, answer)
    return answer
  }

  hasSpent(key: string): boolean {
    return this.spent.has(key)
  }

  private answer(made: LedgerAct, balance: number): Answer {
    switch (made.act) {
      case 'grant':
        this.left.push({ amount: made.amount, until: made.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY })
        return { balance: balance + made.amount }
      case 'spend':
        if (balance < made.amount) return 'credits_used_up'
        this.take(made.key, made.amount)
        return { balance: balance - made.amount }
      case 'spendUpTo': {
        const spent = Math.min(balance, made.amount)
        if (spent > 0) this.take(made.key, spent)
        return { spent, balance: balance - spent }
      }
      case 'refund': {
        const amount = this.spent.get(made.key) ?? 0
        this.left.push({ amount, until: Number.POSITIVE_INFINITY })
        return { balance: balance + amount }
      }
    }
  }

  private take(key: string, amount: number): void {
    this.spent.set(key, amount)
    this.left.sort((one, other) => one.until - other.until || 0)
    for (const grant of this.left) {
      const taken = Math.min(grant.amount, amount)
      grant.amount -= taken
      amount -= taken
    }
    this.left = this.left.filter((grant) => grant.amount > 0)
  }

  private startOfMonth(month: number): number {
    const lastDay = new Date(this.startsAt)
    lastDay.setUTCMonth(this.startsAt.getUTCMonth() + month + 1, 0)
    return lastDay.getTime()
  }
}
