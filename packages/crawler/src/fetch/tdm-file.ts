import { z } from 'zod'
import { matchesPath, pathOf, pathPattern } from './path-pattern.ts'

/** Where a host says which of its paths reserve text and data mining (TDMRep). */
export const tdmFilePath = '/.well-known/tdmrep.json'
export const tdmFileBytes = 65_536
const maxRules = 200

const tdmRule = z.object({ location: z.string().min(1).max(500), 'tdm-reservation': z.coerce.number().int() })

export type TdmRule = z.infer<typeof tdmRule>

/** The rules that can be read; what is no such file has none. */
export function readTdmFile(body: Uint8Array): TdmRule[] {
  const written = z.array(z.unknown()).safeParse(parsed(new TextDecoder().decode(body)))
  return (written.data ?? []).slice(0, maxRules).flatMap((one) => tdmRule.safeParse(one).data ?? [])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether the first rule that matches an address reserves it. */
export function reservedBy(rules: readonly TdmRule[]): (url: URL) => boolean {
  const patterns = rules.map((rule) => ({ ...pathPattern(rule.location), isReserving: rule['tdm-reservation'] === 1 }))
  return (url) => {
    const path = pathOf(url)
    return patterns.find((pattern) => matchesPath(pattern, path))?.isReserving ?? false
  }
}
