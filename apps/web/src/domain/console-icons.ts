import type { ConsoleScreen } from '@vedetta/contracts/operator/screens'
import {
  Building2,
  CirclePause,
  Globe,
  Inbox,
  Layers,
  type LucideIcon,
  Radar,
  ScrollText,
  ShieldBan,
  ToggleRight,
  UsersRound,
} from 'lucide-react'

export const consoleIcons: Record<ConsoleScreen, LucideIcon> = {
  watch: Radar,
  sites: Globe,
  held: CirclePause,
  queues: Layers,
  requests: Inbox,
  'opt-outs': ShieldBan,
  people: UsersRound,
  licences: Building2,
  switches: ToggleRight,
  audit: ScrollText,
}
