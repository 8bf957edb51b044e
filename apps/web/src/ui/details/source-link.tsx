import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A link to an external page, shown as host and path. Only http(s) URLs are linked: the URL is untrusted. */
export function SourceLink({ url, className = '' }: { url: string; className?: string }) {
  const { t } = useTranslation()
  const address = parseWebUrl(url)
  if (!address) return <span className={className}>{url}</span>
  return (
    <a
      href={address.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`rounded-sm underline decoration-current/40 underline-offset-2 hover:decoration-current ${className}`}
    >
      {address.host.replace(/^www\./, '')}
      {address.pathname === '/' ? '' : decodePath(address.pathname)}
      <ExternalLink className="ml-1 inline size-3 align-[-1px]" aria-hidden="true" />
      <span className="sr-only"> {t('detail.newWindow')}</span>
    </a>
  )
}

export function parseWebUrl(url: string): URL | undefined {
  const address = URL.parse(url)
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address : undefined
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
