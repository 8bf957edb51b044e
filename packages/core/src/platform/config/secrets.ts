/**
 * The secrets of the instance, the current one first. It alone signs and encrypts; what was encrypted with a previous one can
 * still be read, while a signature of a previous one counts for nothing, since it may have been replaced because others know it.
 */
export type Secrets = readonly [current: string, ...previous: string[]]
