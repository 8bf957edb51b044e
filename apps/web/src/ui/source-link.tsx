import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A page of the outside, told by host and path. Only the web is linked to: an address may say anything. */
export function SourceLink({ url, className = '' }: { url: string; className?: string }) {
  const { t } = useTranslation()
  const address = webAddress(url)
  if (!address) return <span className={className}>{url}</span>
  return (
    <a
      href={address.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`rounded-sm underline decoration-current/40 underline-offset-2 hover:decoration-current ${className}`}
    >
      {address.host.replace(/^www\./, '')}
      {address.pathname === '/' ? '' : decoded(address.pathname)}
      <ExternalLink className="ml-1 inline size-3 align-[-1px]" aria-hidden="true" />
      <span className="sr-only"> {t('detail.newWindow')}</span>
    </a>
  )
}

export function webAddress(url: string): URL | undefined {
  const address = URL.parse(url)
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address : undefined
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
