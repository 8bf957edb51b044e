import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { Kbd } from '../../../ui/kbd.tsx'

const sheet = [
  { keys: ['j', '↓'], does: 'keys.next' },
  { keys: ['k', '↑'], does: 'keys.previous' },
  { keys: ['↵'], does: 'keys.open' },
  { keys: ['Esc'], does: 'keys.close' },
  { keys: ['s'], does: 'keys.save' },
  { keys: ['c'], does: 'keys.contacted' },
  { keys: ['x'], does: 'keys.pick' },
  { keys: ['e'], does: 'keys.export' },
  { keys: ['/'], does: 'keys.search' },
  { keys: ['?'], does: 'keys.help' },
] as const

type KeySheetProps = { open: boolean; onClose: () => void }

export function KeySheet({ open, onClose }: KeySheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} text={t('keys.text')}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {sheet.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key} className="text-muted">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd className="text-sm">{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
