import { useTranslation } from 'react-i18next'
import { modified } from '../../lib/modifier-key.ts'
import { Kbd } from '../controls/kbd.tsx'

const hotkeys = [
  { keys: ['j', '↓'], label: 'keys.next' },
  { keys: ['k', '↑'], label: 'keys.previous' },
  { keys: ['↵'], label: 'keys.open' },
  { keys: ['Esc'], label: 'keys.closeLast' },
  { keys: ['s'], label: 'keys.save' },
  { keys: ['c'], label: 'keys.contacted' },
  { keys: ['d'], label: 'keys.discard' },
  { keys: ['x'], label: 'keys.pick' },
  { keys: ['⇧ J', '⇧ K'], label: 'keys.range' },
  { keys: ['→', '←'], label: 'keys.group' },
  { keys: ['⇧ E'], label: 'keys.export' },
  { keys: ['/'], label: 'keys.search' },
  { keys: ['?'], label: 'keys.help' },
] as const

export function HotkeyList() {
  const { t } = useTranslation()
  const all = [...hotkeys, { keys: [modified('K')], label: 'keys.palette' } as const]
  return <KeyTable rows={all.map(({ keys, label }) => ({ keys, text: t(label) }))} />
}

export function KeyTable({ rows }: { rows: readonly { keys: readonly string[]; text: string }[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
      {rows.map(({ keys, text }) => (
        <div key={text} className="contents">
          <dt className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key} className="text-muted">
                {key}
              </Kbd>
            ))}
          </dt>
          <dd className="text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
