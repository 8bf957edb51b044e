import { createPool } from '../../packages/core/src/platform/db/client.ts'

/** What the database holds already: samples must not overwrite the publishers' files, nor made-up companies join others. */
export async function readDemoData(databaseUrl: string): Promise<{ classifications: boolean; companies: boolean }> {
  const pool = createPool(databaseUrl, { max: 1 })
  try {
    const { rows } = await pool.query(
      'SELECT EXISTS (SELECT FROM ateco) AS classifications, EXISTS (SELECT FROM company) AS companies',
    )
    return rows[0]
  } finally {
    await pool.end()
  }
}
