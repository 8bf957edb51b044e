import { type DeadLetterQueue, deadLetterQueues, type Queue, queues } from '@vedetta/contracts/operator/queues'
import { consolePath, consoleScreens } from '@vedetta/contracts/operator/screens'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Banner } from '../../../ui/controls/banner.tsx'
import { FactList } from '../../../ui/details/fact-list.tsx'
import { ConsoleDetail } from '../frame/console-detail.tsx'
import { Moment } from '../frame/moment.tsx'
import { DeadLetters } from './dead-letters.tsx'

export function QueuePane({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const dead = deadLetterQueues.find((name): name is DeadLetterQueue => name === queue.name)
  return (
    <ConsoleDetail
      subject={queue.name}
      label={t('operator.queues.queue')}
      failed={t('operator.queues.failed')}
      query={{ data: queue, error: null, refetch: () => Promise.reject(new Error('A queue of the list has no query')) }}
      onClose={onClose}
      title={({ name }) => queues[name][language]}
    >
      {({ name, waiting, oldest, lastDone, doneLastHour, isOff }) => (
        <>
          <p className="-mt-2 text-muted text-sm">{queues[name].meaning[language]}</p>
          {isOff && (
            <Banner
              tone="warning"
              action={<Link to={consolePath('switches')}>{consoleScreens.switches[language]}</Link>}
            >
              {t('operator.queues.offText')}
            </Banner>
          )}
          <FactList
            facts={[
              { label: t('operator.queues.waiting'), value: formatNumber(waiting, language) },
              { label: t('operator.queues.oldest'), value: oldest ? <Moment at={oldest} /> : '–' },
              { label: t('operator.queues.lastDone'), value: lastDone ? <Moment at={lastDone} /> : '–' },
              {
                label: t('operator.queues.done'),
                value: doneLastHour === null ? '–' : formatNumber(doneLastHour, language),
              },
            ]}
          />
          {dead ? <DeadLetters queue={dead} /> : <p className="text-muted text-sm">{t('operator.queues.noDead')}</p>}
        </>
      )}
    </ConsoleDetail>
  )
}
