import { type ConsoleScreen, consoleScreens } from '@vedetta/contracts/operator/screens'

export const titles = {
  watch: 'header.watch',
  sites: 'operator.screens.sites',
  held: 'operator.screens.held',
  queues: 'operator.screens.queues',
  requests: 'header.requests',
  'opt-outs': 'operator.screens.optOuts',
  people: 'operator.screens.people',
  licences: 'operator.screens.licences',
  switches: 'operator.screens.switches',
  audit: 'operator.screens.audit',
} as const satisfies Record<ConsoleScreen, string>

/** The digit that leads to a screen: the tenth has 0, as on the keyboard. */
export function keyOf(screen: ConsoleScreen): string {
  return `${(consoleScreens.indexOf(screen) + 1) % 10}`
}
