import { creditCosts } from '@vedetta/contracts/facts/plans'
import { type WebhookContent, webhookContents } from '@vedetta/contracts/outward/webhooks'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'

export const contentNames = {
  heads: 'integrations.webhooks.contents.heads',
  positions: 'integrations.webhooks.contents.positions',
} as const satisfies Record<WebhookContent, string>

type WebhookContentChoiceProps = { value: WebhookContent; onChange: (content: WebhookContent) => void }

/** The choice between free heads and positions that cost credits, each with its price. */
export function WebhookContentChoice({ value, onChange }: WebhookContentChoiceProps) {
  const { t } = useTranslation()
  const costs = {
    heads: t('integrations.webhooks.costs.heads'),
    positions: t('integrations.webhooks.costs.positions', { count: creditCosts.position }),
  }
  return (
    <RadioGroup
      label={t('integrations.webhooks.content')}
      options={webhookContents.map((content) => ({
        value: content,
        label: t(contentNames[content]),
        hint: costs[content],
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
