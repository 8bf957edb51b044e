import type { Labels } from '@vedetta/contracts/text/labels'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import type { ConsoleParams } from './use-console-params.ts'

type FilterLinksProps = {
  label: string
  param: string
  params: ConsoleParams
  options: readonly { value: string; labels: Labels }[]
}

const linkClass =
  'flex h-7 items-center rounded-md border border-edge/60 px-2.5 text-xs transition-colors hover:bg-hover aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold aria-[current=true]:text-brand pointer-coarse:h-9'

/** One choice of a few, all of them visible. */
export function FilterLinks({ label, param, params, options }: FilterLinksProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = params.get(param)
  const link = (value: string | undefined, text: string) => (
    <Link
      to={params.hrefOf({ [param]: value, open: undefined })}
      aria-current={chosen === value ? 'true' : undefined}
      className={linkClass}
    >
      {text}
    </Link>
  )
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1.5">
        <li>{link(undefined, t('operator.all'))}</li>
        {options.map(({ value, labels }) => (
          <li key={value}>{link(value, labels[language])}</li>
        ))}
      </ul>
    </nav>
  )
}
