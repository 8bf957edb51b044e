import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

const marker = /^\/\* planned once: ([a-z ]{1,60}) \*\//

/**
 * Marks a statement that every request makes: a lookup of a few rows by key takes less time than planning it. Each
 * connection plans it once, under this name.
 */
export const plannedOnce = (name: string): RawBuilder<unknown> => sql.raw(`/* planned once: ${name} */`)

/** Kysely cannot name statements, and the driver gives a connection back to its pool while a statement that timed out still runs. */
export class PlanningClient extends pg.Client {
  override query(...[query, ...more]: unknown[]): never {
    const [, name] = (typeof query === 'string' && marker.exec(query)) || []
    const answer: unknown = super.query((name ? { name, text: query } : query) as string, ...(more as []))
    // The next user would wait behind that statement, perhaps inside its transaction.
    if (answer instanceof Promise) answer.catch((error: Error) => this.#endAfterTimeout(error))
    return answer as never
  }

  #endAfterTimeout({ message }: Error): void {
    if (message === 'Query read timeout') this.end().catch(() => {})
  }
}
