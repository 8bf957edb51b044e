import { type PushState, subscribePush } from '@vedetta/contracts/notify/push'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { receivesPush, subscribeBrowser } from '../../lib/push-subscription.ts'
import { showToast } from '../../lib/toasts.ts'
import { useCall } from '../../lib/use-call.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'

type TurnOnPushProps = { publicKey: string; disabled: boolean; onDone: (state: PushState) => void }

/** The browser asks for permission when the button is pressed, and never before. */
export function TurnOnPush({ publicKey, disabled, onDone }: TurnOnPushProps) {
  const { t } = useTranslation()
  const resultToast = useResultToast()
  const { mutate, isPending } = useCall(subscribePush, onDone)
  const [isAsking, setIsAsking] = useState(false)
  const [isDenied, setIsDenied] = useState(() => receivesPush() && Notification.permission === 'denied')
  if (!receivesPush()) return <Banner tone="info">{t('settings.push.unsupported')}</Banner>
  const texts = { done: t('settings.push.turnedOn'), failed: t('settings.push.notTurnedOn') }

  async function turnOn() {
    setIsAsking(true)
    try {
      const permission = await Notification.requestPermission()
      setIsDenied(permission === 'denied')
      if (permission !== 'granted') return
      const { endpoint, keys } = (await subscribeBrowser(publicKey)).toJSON()
      const { p256dh = '', auth = '' } = keys ?? {}
      mutate({ endpoint: endpoint ?? '', keys: { p256dh, auth } }, resultToast(texts))
    } catch {
      showToast({ type: 'error', title: texts.failed, description: t('settings.push.failed'), duration: 6000 })
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <>
      {isDenied && <Banner tone="warning">{t('settings.push.denied')}</Banner>}
      <div>
        <Button look="plain" disabled={disabled} busy={isAsking || isPending} onClick={() => void turnOn()}>
          <Bell className="size-4" aria-hidden="true" />
          {t('settings.push.turnOn')}
        </Button>
      </div>
    </>
  )
}
