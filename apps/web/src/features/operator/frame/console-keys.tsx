import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { KeyTable } from '../../../ui/overlays/hotkey-list.tsx'

const keys = [
  { keys: ['1', '…', '0'], label: 'operator.keys.screens' },
  { keys: ['j', '↓'], label: 'operator.keys.next' },
  { keys: ['k', '↑'], label: 'operator.keys.previous' },
  { keys: ['↵'], label: 'operator.keys.open' },
  { keys: ['Esc'], label: 'operator.keys.close' },
  { keys: ['/'], label: 'operator.keys.find' },
  { keys: ['v'], label: 'operator.keys.visit' },
  { keys: ['p'], label: 'operator.keys.pause' },
  { keys: ['e'], label: 'operator.keys.explain' },
  { keys: ['a'], label: 'operator.keys.accept' },
  { keys: ['x'], label: 'operator.keys.pick' },
  { keys: ['r'], label: 'operator.keys.retry' },
  { keys: ['d'], label: 'operator.keys.discard' },
  { keys: ['n'], label: 'operator.keys.add' },
  { keys: ['⇧ E'], label: 'operator.keys.export' },
  { keys: ['?'], label: 'keys.help' },
] as const

export function ConsoleKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} text={t('keys.text')}>
      <KeyTable rows={keys.map((row) => ({ keys: row.keys, text: t(row.label) }))} />
    </Dialog>
  )
}
