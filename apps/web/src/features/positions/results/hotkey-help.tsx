import { routes } from '@vedetta/contracts/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog } from '../../../ui/dialog.tsx'
import { Kbd } from '../../../ui/kbd.tsx'

const hotkeys = [
  { keys: ['j', '↓'], label: 'keys.next' },
  { keys: ['k', '↑'], label: 'keys.previous' },
  { keys: ['↵'], label: 'keys.open' },
  { keys: ['Esc'], label: 'keys.closeLast' },
  { keys: ['s'], label: 'keys.save' },
  { keys: ['c'], label: 'keys.contacted' },
  { keys: ['x'], label: 'keys.pick' },
  { keys: ['⇧ J', '⇧ K'], label: 'keys.range' },
  { keys: ['⇧ E'], label: 'keys.export' },
  { keys: ['/'], label: 'keys.search' },
  { keys: ['?'], label: 'keys.help' },
] as const

type HotkeyHelpProps = { open: boolean; onClose: () => void }

export function HotkeyHelp({ open, onClose }: HotkeyHelpProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} text={t('keys.text')}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {hotkeys.map(({ keys, label }) => (
          <div key={label} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key} className="text-muted">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd className="text-sm">{t(label)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-line border-t pt-3 text-muted text-sm">
        <Link
          to={`${routes.profile}?tab=appearance`}
          className="rounded-sm underline underline-offset-2 hover:text-ink"
        >
          {t('keys.switch')}
        </Link>
      </p>
    </Dialog>
  )
}
