import { consolePath } from '../../packages/contracts/src/operator/screens.ts'
import { publicDocs } from '../../packages/contracts/src/public-api/addresses.ts'
import { demoPeople } from '../../packages/synthetic/src/demo/demo-people.ts'
import { livingLines } from './living/start-living-day.ts'
import type { DevSettings } from './settings.ts'

/** The lines of the box: addresses, people, and what to try. */
export function summaryOf(
  settings: DevSettings,
  { signIns, apiKey, daySeconds }: { signIns: readonly string[]; apiKey: string; daySeconds: number | null },
): string[] {
  const { webUrl, apiUrl, mailboxUrl, sinksMails, hasExternalEngines, env } = settings
  const base = env.VEDETTA_PORT_BASE ? `VEDETTA_PORT_BASE=${env.VEDETTA_PORT_BASE} ` : ''
  return [
    'Vedetta is up',
    '',
    `Web     ${webUrl}/positions`,
    `Mails   ${sinksMails ? mailboxUrl : `sent to ${new URL(env.SMTP_URL).host}`}`,
    ...livingLines(daySeconds, settings),
    '',
    ...signIns,
    '',
    'Try',
    `1 the public API: ${apiUrl}${publicDocs}, with the key ${apiKey}`,
    `2 a webhook and a feed, as enterprise: ${webUrl}/profile?tab=integrations`,
    `3 what the webhook sent, its signatures checked: ${mailboxUrl}/webhooks`,
    `4 a digest now: ${base}pnpm vedetta digest send ${demoPeople.recruiter.email}`,
    `5 the console, as the operator: ${webUrl}${consolePath('held')}`,
    '',
    `Ctrl+C stops the apps. ${hasExternalEngines ? '' : 'The engines go on until scripts/services down.'}`.trim(),
  ]
}
