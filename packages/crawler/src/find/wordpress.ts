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

/** The post types of the usual plugins, whose names a page gives away by the files it loads. */
const plugins: readonly (readonly [RegExp, string])[] = [
  [/\/plugins\/wp-job-manager\//i, 'job-listings'],
  [/\/plugins\/wp-job-openings\//i, 'awsm_job_openings'],
  [/\/plugins\/simple-job-board\//i, 'jobpost'],
  [/\/plugins\/apply-online\//i, 'aol_ad'],
]

/** The listing calls of the job plugins that a page loads. */
export function jobPluginRequests(html: string, apiUrl: string): string[] {
  return plugins.flatMap(([plugin, base]) =>
    plugin.test(html) ? (URL.parse(`wp/v2/${base}?per_page=100`, apiUrl)?.href ?? []) : [],
  )
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
