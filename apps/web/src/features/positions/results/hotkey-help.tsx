import { routes } from '@vedetta/contracts/calls/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { HotkeyList } from '../../../ui/overlays/hotkey-list.tsx'

type HotkeyHelpProps = { open: boolean; onClose: () => void }

export function HotkeyHelp({ open, onClose }: HotkeyHelpProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} text={t('keys.text')}>
      <HotkeyList />
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
