import type pg from 'pg'
import { generate } from './generate.ts'
import { type LoadProgress, load } from './load.ts'
import type { Recipe } from './recipe.ts'

export class DatabaseNotEmptyError extends Error {
  constructor(companies: number) {
    super(`The database already holds ${companies} companies: nothing was changed. Seed an empty database.`)
  }
}

/** Fills an empty database with a synthetic Italy. What is to be indexed is left in the outbox. */
export async function seed(
  pool: pg.Pool,
  recipe: Recipe,
  onProgress?: (progress: LoadProgress) => void,
): Promise<void> {
  const { rows } = await pool.query<{ companies: number }>('SELECT count(*)::integer AS companies FROM company')
  const companies = rows[0]?.companies ?? 0
  if (companies > 0) throw new DatabaseNotEmptyError(companies)
  await load(pool, generate(recipe), onProgress)
}
