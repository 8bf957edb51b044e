import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/copy-text.ts'
import { Button } from '../../ui/controls/button.tsx'

type ContactAddressProps = { kind: 'email' | 'phone'; address: string }

/** An e-mail address or phone number, as a link and with a copy button. */
export function ContactAddress({ kind, address }: ContactAddressProps) {
  const { t } = useTranslation()
  const label = t('contacts.copy', { address })

  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-0.5">
      <a
        href={kind === 'email' ? mailtoOf(address) : telOf(address)}
        className="min-w-0 break-words rounded-sm pointer-coarse:py-2.5 text-brand underline decoration-brand/40 underline-offset-2 [overflow-wrap:anywhere] hover:decoration-brand"
      >
        {address}
      </a>
      <Button
        look="quiet"
        size="tiny"
        className="px-1.5! pointer-coarse:w-9"
        aria-label={label}
        title={label}
        onClick={() => void copyText(address, { copied: t('kit.copied'), notCopied: t('contacts.notCopied') })}
      >
        <Copy className="size-3.5" aria-hidden="true" />
      </Button>
    </span>
  )
}

/** Encoded: an address read on a page could otherwise smuggle in a subject or further recipients. */
function mailtoOf(address: string): string {
  const at = address.lastIndexOf('@')
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
}

function telOf(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
