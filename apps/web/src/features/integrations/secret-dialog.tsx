import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'

type SecretDialogProps = { secret: string | null; title: string; text: string; copyLabel: string; onClose: () => void }

/** Shows a new secret, which nobody can read again. */
export function SecretDialog({ secret, title, text, copyLabel, onClose }: SecretDialogProps) {
  const { t } = useTranslation()
  // Kept while the dialog fades out.
  const shown = useRef('')
  if (secret !== null) shown.current = secret
  return (
    <Dialog open={secret !== null} onClose={onClose} title={title} text={text} startsAtTitle>
      <div className="grid gap-3">
        <code className="select-all break-all rounded-md border border-line bg-hover px-3 py-2.5 text-sm">
          {shown.current}
        </code>
        <CopyButton text={shown.current} label={copyLabel} className="justify-self-start" />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('integrations.keys.done')}</Button>
      </DialogActions>
    </Dialog>
  )
}
