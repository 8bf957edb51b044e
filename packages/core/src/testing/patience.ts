/** The patience of tests with an engine that is there, in milliseconds: on a busy machine it may answer late. */
export const patienceMs = 120_000
