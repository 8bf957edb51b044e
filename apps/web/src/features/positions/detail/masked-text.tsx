import type { TextMask } from '@vedetta/contracts/inbox/position-detail'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { goToContact } from '../../../domain/contact-anchor.ts'

/** Private-use characters, which no description holds by chance. */
const [opening, closing] = ['\ue000', '\ue001']
const marker = new RegExp(`${opening}(\\d+)${closing}`)

/** The text with a marker, the mask's place in the list, for each mask: blocks and lines can then be cut freely. */
export function withMarkers(text: string, masks: readonly TextMask[]): string {
  let marked = ''
  let at = 0
  masks.forEach(({ start, end }, place) => {
    marked += `${text.slice(at, start)}${opening}${place}${closing}`
    at = end
  })
  return marked + text.slice(at)
}

/** A text of which each marker is a link to the person's contact, or says that a contact is omitted. */
export function MaskedText({ text, masks }: { text: string; masks: readonly TextMask[] }) {
  return text.split(marker).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <Mask key={index} contactID={masks[Number(part)]?.contactID ?? null} />
    ),
  )
}

function Mask({ contactID }: { contactID: string | null }) {
  const { t } = useTranslation()
  if (contactID === null) return <span className="text-muted">{t('detail.contactOmitted')}</span>
  return (
    <button
      type="button"
      onClick={() => goToContact(contactID)}
      className="inline-flex items-baseline gap-1 rounded-sm bg-brand-soft px-1 text-brand not-italic underline decoration-from-font underline-offset-2 hover:no-underline"
    >
      <UserRound className="size-3.5 shrink-0 translate-y-0.5" aria-hidden="true" />
      {t('detail.seeContact')}
    </button>
  )
}
