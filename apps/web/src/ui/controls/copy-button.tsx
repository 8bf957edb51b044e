import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

type CopyButtonProps = { text: string; label: string; className?: string }

export function CopyButton({ text, label, className }: CopyButtonProps) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <Button
      look="plain"
      size="small"
      className={className}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? <Check className="size-4" aria-hidden="true" /> : <Copy className="size-4" aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? t('kit.copied') : label}</span>
    </Button>
  )
}
