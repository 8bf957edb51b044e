import { useQuery } from '@tanstack/react-query'
import {
  deleteFeed,
  type Feed,
  type FeedFormat,
  feedFormats,
  feedMinutes,
  maxFeedItems,
} from '@vedetta/contracts/notify/feeds'
import { Plus, Rss } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { CreateFeedDialog } from './create-feed-dialog.tsx'
import { contentLabels, feedsQuery, useRefreshFeeds } from './feeds.api.ts'

/** The person's feeds: addresses to copy, create and delete. */
export function FeedsSection() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(feedsQuery)
  const refresh = useRefreshFeeds()
  const [isCreating, setCreating] = useState(false)
  const deleting = useConfirmedCall(deleteFeed, { doneText: t('integrations.feeds.deleted'), onDone: refresh })
  const title = t('integrations.feeds.title')
  return (
    <Section
      title={title}
      text={t('integrations.feeds.text', { items: maxFeedItems, minutes: feedMinutes })}
      action={
        <Button look="plain" size="small" onClick={() => setCreating(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {t('integrations.feeds.create')}
        </Button>
      }
    >
      {error && <ErrorState title={t('integrations.feeds.failed')} code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={2} />}
      {data?.feeds.length === 0 && <p className="text-muted text-sm">{t('integrations.feeds.none')}</p>}
      {data && data.feeds.length > 0 && (
        <RowList label={title}>
          {data.feeds.map((feed) => (
            <FeedRow
              key={feed.feedID}
              feed={feed}
              onDelete={() => deleting.openDialog(feed.filterName, { feedID: feed.feedID })}
            />
          ))}
        </RowList>
      )}
      <CreateFeedDialog
        open={isCreating}
        onClose={() => setCreating(false)}
        onCreated={async () => {
          await refresh()
          setCreating(false)
        }}
      />
      <ConfirmDialog
        title={t('integrations.feeds.deleteTitle')}
        text={t('integrations.feeds.deleteText', { name: deleting.subject })}
        confirmLabel={t('integrations.feeds.delete')}
        look="danger"
        {...deleting.dialog}
      />
    </Section>
  )
}

const copyLabels = {
  json: 'integrations.feeds.copy.json',
  xml: 'integrations.feeds.copy.xml',
  csv: 'integrations.feeds.copy.csv',
} as const satisfies Record<FeedFormat, string>

function FeedRow({ feed, onDelete }: { feed: Feed; onDelete: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { filterName: name, content, createdAt, lastRead, addresses } = feed
  const facts = [
    t(contentLabels[content]),
    t('integrations.feeds.created', { day: formatDate(new Date(createdAt), language) }),
    lastRead
      ? t('integrations.feeds.read', { ago: formatAgo(new Date(lastRead), new Date(), language) })
      : t('integrations.feeds.unread'),
  ]
  return (
    <Row
      icon={<Rss aria-hidden="true" />}
      title={name}
      text={facts.join(' · ')}
      action={
        <>
          {feedFormats.map((format) => (
            <CopyButton key={format} text={addresses[format]} label={t(copyLabels[format])} />
          ))}
          <Button look="plain" size="small" aria-label={t('integrations.feeds.deleteOf', { name })} onClick={onDelete}>
            {t('integrations.feeds.delete')}
          </Button>
        </>
      }
    />
  )
}
