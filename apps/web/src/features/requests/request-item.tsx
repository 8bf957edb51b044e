import { routes } from '@vedetta/contracts/calls/routes'
import { contactTopics } from '@vedetta/contracts/operations/contact-topics'
import {
  isMessage,
  messageOutcomes,
  requestKinds,
  requestOutcomes,
  type WaitingRequest,
} from '@vedetta/contracts/operations/requests'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate, formatInstant, formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { SourceLink } from '../../ui/details/source-link.tsx'

type RequestItemProps = { request: WaitingRequest; onAnswer: () => void }

/** A request with its subject, message and author, and its answer or the button to answer. */
export function RequestItem({ request, onAnswer }: RequestItemProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { kind, subject, by, url, sender, answer, dueAt } = request
  const message = sender ? sender.message : request.reason
  const madeAt = new Date(request.madeAt)
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 flex-[1_1_280px] gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Pill tone="neutral">{requestKinds[kind][language]}</Pill>
          {dueAt && !answer && <DueBy dueAt={new Date(dueAt)} />}
          <span className="min-w-0 break-words text-muted text-xs">
            <time dateTime={request.madeAt} title={formatInstant(madeAt, language)}>
              {formatMoment(madeAt, new Date(), language)}
            </time>{' '}
            {by === null ? t('requests.madeByNobody') : t('requests.madeBy', { email: by })}
          </span>
        </div>
        <h3 className="break-words font-medium text-[15px]">
          <Subject subject={subject} />
        </h3>
        {sender && <SenderLine sender={sender} />}
        {url && (
          <p className="break-words text-sm">
            <SourceLink url={url} />
          </p>
        )}
        {message ? (
          <p className="max-w-prose whitespace-pre-line break-words text-sm">{message}</p>
        ) : (
          <p className="text-muted text-sm">{t('requests.noReason')}</p>
        )}
        {answer && <Answer kind={kind} answer={answer} />}
      </div>
      {!answer && (
        <Button
          look="plain"
          size="small"
          aria-label={t('requests.answerTo', { name: subject.name })}
          className="pointer-coarse:h-10"
          onClick={onAnswer}
        >
          {t('requests.answer')}
        </Button>
      )}
    </li>
  )
}

/** The deadline of the law, which stands out once it is over. */
function DueBy({ dueAt }: { dueAt: Date }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOver = dueAt < new Date()
  return (
    <Pill tone={isOver ? 'no' : 'brand'}>
      {t(isOver ? 'requests.overdue' : 'requests.dueBy', { day: formatDate(dueAt, language) })}
    </Pill>
  )
}

/** Name, company and topic of a visitor's message. */
function SenderLine({ sender: { name, company, topic } }: { sender: NonNullable<WaitingRequest['sender']> }) {
  const language = useLanguage()
  const parts = [name, company, topic && contactTopics[topic][language]]
  return <p className="break-words text-muted text-sm">{parts.filter(Boolean).join(' · ')}</p>
}

/** The name of the position or company, as a link to it. */
function Subject({ subject: { name, positionID, companyID } }: Pick<WaitingRequest, 'subject'>) {
  const page = positionID
    ? new URLSearchParams({ position: positionID })
    : companyID && new URLSearchParams({ company: companyID, view: 'page' })
  if (!page) return name
  return (
    <Link
      to={`${routes.positions}?${page}`}
      className="rounded-sm underline decoration-current/40 underline-offset-2 hover:decoration-current"
    >
      {name}
    </Link>
  )
}

type AnswerProps = { kind: WaitingRequest['kind']; answer: NonNullable<WaitingRequest['answer']> }

function Answer({ kind, answer: { outcome, text, at } }: AnswerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const outcomes = isMessage(kind) ? messageOutcomes : requestOutcomes
  return (
    <div className="mt-1 grid gap-1 border-line border-l-2 pl-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Pill tone={outcome === 'confirmed' ? 'brand' : 'no'}>{outcomes[outcome][language]}</Pill>
        <span className="text-muted text-xs">
          {t('requests.answeredOn', { moment: formatMoment(new Date(at), new Date(), language) })}
        </span>
      </p>
      {text && <p className="max-w-prose whitespace-pre-line break-words">{text}</p>}
    </div>
  )
}
