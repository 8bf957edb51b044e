/**
 * The longest waits of the API, in milliseconds, each of which ends in a coded failure. What a request waits for one after the other
 * fits into its own.
 */
export const budgets = {
  /** From the first byte of a request to its answer. Files and streams take longer. */
  request: 5_000,
  /** For calls that ask a provider of payments or sign-ins, or read all data about a person. */
  longRequest: 20_000,
  /** For a connection of the database's pool. */
  connection: 1_500,
  statement: 3_000,
  /** For a search's turn, then for its answer. */
  searchTurn: 1_500,
  search: 3_000,
  /** For what reads or deletes many rows, on few connections of its own. */
  patient: { connection: 5_000, statement: 15_000 },
} as const
