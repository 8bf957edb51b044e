import { retention } from '@vedetta/contracts/facts/retention'
import type { TextMask } from '@vedetta/contracts/inbox/position-detail'
import { useTranslation } from 'react-i18next'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { parseDescription } from './description-blocks.ts'
import { MaskedText, withMarkers } from './masked-text.tsx'

type DescriptionProps = { text: string; masks: readonly TextMask[]; closedAt: string | null }

/** Untrusted text is rendered as text, never as markup. */
export function Description({ text, masks, closedAt }: DescriptionProps) {
  const { t } = useTranslation()
  const blocks = parseDescription(withMarkers(text, masks))
  return (
    <DetailSection title={t('detail.description')}>
      {blocks.length === 0 && (
        <p className="text-muted text-sm">
          {isDeleted(closedAt)
            ? t('detail.deletedDescription', { months: retention.closedAdvertMonths })
            : t('detail.noDescription')}
        </p>
      )}
      <div className="grid gap-2.5 text-pretty leading-[1.55]">
        {blocks.map((block, index) =>
          block.kind === 'list' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order
            <ul key={index} className="grid list-disc gap-1 pl-5 marker:text-edge">
              {block.items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order
                <li key={place}>
                  <MaskedText text={item} masks={masks} />
                </li>
              ))}
            </ul>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their order
            <p key={index} className="whitespace-pre-line">
              <MaskedText text={block.text} masks={masks} />
            </p>
          ),
        )}
      </div>
    </DetailSection>
  )
}

/** Whether the advert closed so long ago that its words were deleted. */
function isDeleted(closedAt: string | null): boolean {
  if (closedAt === null) return false
  const end = new Date(closedAt)
  end.setMonth(end.getMonth() + retention.closedAdvertMonths)
  return end <= new Date()
}
