import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { getPushState, type PushState, unsubscribePush } from '@vedetta/contracts/notify/push'
import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasInstantAlerts, useAlertPlans } from '../../domain/alert-plans.ts'
import { parseUserAgent } from '../../domain/parse-user-agent.ts'
import { useDeviceName } from '../../domain/use-device-name.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { formatAgo } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { currentSubscription, endPushSubscription, endpointHashOf } from '../../lib/push-subscription.ts'
import { useCall } from '../../lib/use-call.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { TurnOnPush } from './turn-on-push.tsx'

const pushStateQuery = queryOptions({
  queryKey: ['push state'],
  queryFn: ({ signal }) => fetchFromApi(getPushState, {}, signal),
})

/** The hash of this browser's subscription; null while it has none. */
const ownHashQuery = queryOptions({
  queryKey: ['push subscription of this browser'],
  queryFn: async () => {
    const subscription = await currentSubscription().catch(() => null)
    return subscription && (await endpointHashOf(subscription))
  },
})

type PushDevicesProps = { tier: Profile['subscription']['tier'] }

/** The browsers that alerts are pushed to; nothing where the operator has not set it up. */
export function PushDevices({ tier }: PushDevicesProps) {
  const { t } = useTranslation()
  const plans = useAlertPlans('instantAlerts')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(pushStateQuery)
  const { data: ownHash } = useQuery(ownHashQuery)
  const update = (state: PushState) => {
    client.setQueryData(pushStateQuery.queryKey, state)
    void client.invalidateQueries({ queryKey: ownHashQuery.queryKey })
  }
  const isAvailable = hasInstantAlerts(tier)
  if (error)
    return (
      <Section title={t('settings.push.title')}>
        <ErrorState title={t('settings.push.listFailed')} code={error.code} onRetry={() => void refetch()} />
      </Section>
    )
  if (!data || data.publicKey === null) return null
  const isOn = data.devices.some(({ endpointHash }) => endpointHash === ownHash)
  return (
    <Section title={t('settings.push.title')} text={t('settings.push.text')}>
      <div className="grid gap-5">
        {!isAvailable && <Banner tone="warning">{t('settings.notifications.instantPremium', { plans })}</Banner>}
        {ownHash !== undefined && !isOn && (
          <TurnOnPush publicKey={data.publicKey} disabled={!isAvailable} onDone={update} />
        )}
        {data.devices.length === 0 ? (
          <p className="text-muted text-sm">{t('settings.push.none')}</p>
        ) : (
          <RowList label={t('settings.push.title')}>
            {data.devices.map((device) => (
              <DeviceRow
                key={device.subscriptionID}
                device={device}
                isCurrent={device.endpointHash === ownHash}
                onDone={update}
              />
            ))}
          </RowList>
        )}
      </div>
    </Section>
  )
}

type DeviceRowProps = {
  device: PushState['devices'][number]
  isCurrent: boolean
  onDone: (state: PushState) => void
}

function DeviceRow({ device, isCurrent, onDone }: DeviceRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const resultToast = useResultToast()
  const name = useDeviceName()(device.userAgent)
  const { mutate, isPending } = useCall(unsubscribePush, async (state) => {
    if (isCurrent) await endPushSubscription()
    onDone(state)
  })
  const Icon = parseUserAgent(device.userAgent).isPhone ? Smartphone : Laptop
  const texts = { done: t('settings.push.removed'), failed: t('settings.push.notRemoved') }
  const { subscriptionID, lastPush } = device
  return (
    <Row
      icon={<Icon aria-hidden="true" />}
      title={
        <>
          {name}
          {isCurrent && <Pill tone="brand">{t('settings.push.current')}</Pill>}
        </>
      }
      text={
        lastPush
          ? t('settings.push.lastPush', { ago: formatAgo(new Date(lastPush), new Date(), language) })
          : t('settings.push.noPush')
      }
      action={
        <Button
          look="plain"
          size="small"
          busy={isPending}
          aria-label={t('settings.push.removeOf', { device: name })}
          onClick={() => mutate({ subscriptionID }, resultToast(texts))}
        >
          {t('settings.push.remove')}
        </Button>
      }
    />
  )
}
