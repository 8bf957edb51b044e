import { z } from 'zod'

/** A queue in Redis: what its jobs are numbered by, and what they carry. */
export type JobQueue = { name: string; id: z.ZodType<string>; payload: z.ZodType }

/** A job is a row of `mail`, by its number; what the mail says stays in the database. */
export const mailJobs = { name: 'mail', id: z.uuid(), payload: z.null() } satisfies JobQueue

export type PayloadOf<Jobs extends JobQueue> = z.output<Jobs['payload']>
