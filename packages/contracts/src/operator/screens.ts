/** The screens of the operator's console, in the order of its navigation; apart from `routes.ts`, which every page loads. */
export const consoleScreens = [
  'watch',
  'sites',
  'held',
  'queues',
  'requests',
  'opt-outs',
  'people',
  'licences',
  'switches',
  'audit',
] as const

export type ConsoleScreen = (typeof consoleScreens)[number]

export function consolePath(screen: ConsoleScreen): `/operator/${ConsoleScreen}` {
  return `/operator/${screen}`
}
