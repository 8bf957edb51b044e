import { useQuery } from '@tanstack/react-query'
import {
  type FeatureSwitch,
  type FeatureSwitchState,
  featureSwitches,
  listSwitches,
  setSwitch,
} from '@vedetta/contracts/operator/switches'
import { useTranslation } from 'react-i18next'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { LoadingLines } from '../../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../../ui/pages/states.tsx'
import { ActButton } from '../frame/act-button.tsx'
import { ReasonDialog } from '../frame/reason-dialog.tsx'
import { useAskedCall } from '../frame/use-operator-call.ts'
import { useSwitchKeys } from './use-switch-keys.ts'

type Change = { name: FeatureSwitch; on: boolean }

export function SwitchesScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['operator', 'switches'],
    queryFn: ({ signal }) => fetchFromApi(listSwitches, {}, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const setting = useAskedCall(
    setSwitch,
    ({ name, on }: Change, reason) => ({ name, on, reason }),
    () => t('operator.switches.changed'),
  )
  useSwitchKeys()
  const { chosen } = setting
  const name = chosen ? featureSwitches[chosen.name][language] : ''
  return (
    <div className="max-w-4xl px-4 pt-4 sm:px-5">
      <p className="mb-4 max-w-prose text-pretty text-muted text-sm">{t('operator.switches.text')}</p>
      <div className="rounded-lg border border-line bg-card px-4 sm:px-5">
        {data ? (
          <ul className="divide-y divide-line">
            {data.switches.map((each) => (
              <SwitchRow key={each.name} state={each} onChange={setting.openDialog} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            title={t('operator.switches.failed')}
            code={error.code}
            onRetry={() => void refetch()}
            heading="h2"
          />
        ) : (
          <div className="py-4">
            <LoadingLines count={6} />
          </div>
        )}
      </div>
      <ReasonDialog
        {...setting.asking}
        title={t(chosen?.on ? 'operator.switches.onTitle' : 'operator.switches.offTitle', { name })}
        text={chosen && !chosen.on ? featureSwitches[chosen.name].off[language] : t('operator.switches.onText')}
        submitLabel={t(chosen?.on ? 'operator.switches.turnOn' : 'operator.switches.turnOff')}
        look={chosen?.on ? 'primary' : 'danger'}
      />
    </div>
  )
}

function SwitchRow({ state, onChange }: { state: FeatureSwitchState; onChange: (change: Change) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, on, changedAt, by, reason } = state
  const label = featureSwitches[name][language]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3.5">
      <div className="grid min-w-0 flex-[1_1_300px] gap-0.5">
        <h2 className="flex flex-wrap items-center gap-2 font-medium text-[15px]">
          {label}
          <Pill tone={on ? 'brand' : 'no'}>{t(on ? 'operator.switches.on' : 'operator.switches.off')}</Pill>
        </h2>
        <p className="text-muted text-sm">
          {on
            ? t('operator.switches.ifOff', { what: withSmallInitial(featureSwitches[name].off[language]) })
            : featureSwitches[name].off[language]}
        </p>
        {changedAt && (
          <p className="break-words text-muted text-xs">
            {t('operator.switches.changedBy', {
              moment: formatMoment(new Date(changedAt), new Date(), language),
              by: by ?? t('operator.deletedAccount'),
              reason: reason ?? '–',
            })}
          </p>
        )}
      </div>
      <ActButton
        data-switch={name}
        look={on ? 'plain' : 'primary'}
        aria-label={t(on ? 'operator.switches.offOf' : 'operator.switches.onOf', { name: label })}
        onClick={() => onChange({ name, on: !on })}
      >
        {t(on ? 'operator.switches.turnOff' : 'operator.switches.turnOn')}
      </ActButton>
    </li>
  )
}

/** After a colon; an abbreviation stays as it is. */
function withSmallInitial(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (initial) => initial.toLocaleLowerCase())
}
