import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

const marker = /^\/\* planned once: ([a-z ]{1,60}) \*\//

/**
 * Begins a statement that every request makes: looking a few rows up by their keys takes less than planning to. Each
 * connection plans it once, under this name.
 */
export const plannedOnce = (name: string): RawBuilder<unknown> => sql.raw(`/* planned once: ${name} */`)

/** Kysely can't name statements. */
export class PlanningClient extends pg.Client {
  override query(...[asked, ...more]: unknown[]): never {
    const [, name] = (typeof asked === 'string' && marker.exec(asked)) || []
    return super.query((name ? { name, text: asked } : asked) as string, ...(more as [])) as never
  }
}
