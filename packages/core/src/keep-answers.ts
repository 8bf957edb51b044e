type Kept<Answer> = { readonly until: number; readonly answer: Promise<Answer> }

type KeepOptions = { readonly ms: number; readonly max: number }

/** Works out each answer once in a while, however many ask for it; one that failed is tried again by the next. */
export function keepAnswers<Answer>(clock: () => Date, { ms, max }: KeepOptions) {
  const kept = new Map<string, Kept<Answer>>()
  return (question: string, make: () => Promise<Answer>): Promise<Answer> => {
    const now = clock().getTime()
    const known = kept.get(question)
    if (known && known.until > now) return known.answer
    const answer = make()
    const entry = { until: now + ms, answer }
    answer.catch(() => {
      if (kept.get(question) === entry) kept.delete(question)
    })
    kept.delete(question)
    kept.set(question, entry)
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
