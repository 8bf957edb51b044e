import { type SiteState, siteStates } from '@vedetta/contracts/operator/sites'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'

const tones = { watched: 'brand', paused: 'done', held: 'new', opted_out: 'neutral' } as const satisfies Record<
  SiteState,
  string
>

export function SiteStatePill({ state }: { state: SiteState }) {
  const language = useLanguage()
  return <Pill tone={tones[state]}>{siteStates[state][language]}</Pill>
}
