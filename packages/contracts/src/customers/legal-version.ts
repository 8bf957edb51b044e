/** Version of all legal texts: to be raised with any change of their meaning. An acceptance of the terms is stored with it. */
export const legalVersion = { number: '1.3', date: '2026-11-19' } as const
