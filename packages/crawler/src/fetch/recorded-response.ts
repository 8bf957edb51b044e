import { z } from 'zod'

/** One line of a recorded site's `responses.json`. */
export const recordedResponse = z.object({
  url: z.string(),
  method: z.enum(['GET', 'POST']).optional(),
  /** The body the request must send; without it any is answered. */
  requestBody: z.string().optional(),
  status: z.number().int().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  /** File of the answer's body, relative to the site's folder. */
  body: z.string().optional(),
  /** File of the document after its scripts ran. */
  rendered: z.string().optional(),
  fault: z.enum(['timeout', 'reset', 'dns']).optional(),
})

export type RecordedResponse = z.infer<typeof recordedResponse>

/** The key of a response: the URL as a browser would write it, without its fragment. */
export function recordedAddress(url: string): string {
  if (!URL.canParse(url)) return url
  const parsed = new URL(url)
  parsed.hash = ''
  return parsed.href
}
