import { z } from 'zod'

const types = z.record(z.string(), z.looseObject({ rest_base: z.string().optional(), name: z.string().optional() }))
const jobType = /job|lavor|posizion|offert|career|carrier|vacanc|annunc|opening|ricerc|selezion/i
const maxTypes = 3

/** The listing calls for the post types of a WordPress site that sound like positions. */
export function jobTypeRequests(typesJson: string, apiUrl: string): string[] {
  const parsed = types.safeParse(parse(typesJson))
  if (!parsed.success) return []
  return Object.entries(parsed.data)
    .filter(([slug, type]) => jobType.test(`${slug} ${type.rest_base ?? ''} ${type.name ?? ''}`))
    .slice(0, maxTypes)
    .flatMap(([slug, type]) => URL.parse(`wp/v2/${type.rest_base ?? slug}?per_page=100`, apiUrl)?.href ?? [])
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
