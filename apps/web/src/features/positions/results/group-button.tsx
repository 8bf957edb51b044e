import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'

type GroupButtonProps = { isGrouped: boolean; onChange: (isGrouped: boolean) => void }

export function GroupButton({ isGrouped, onChange }: GroupButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      look={isGrouped ? 'plain' : 'quiet'}
      size="small"
      className="px-2!"
      aria-pressed={isGrouped}
      title={t('groups.byCompany')}
      onClick={() => onChange(!isGrouped)}
    >
      <Building2 className={isGrouped ? 'size-4 text-brand' : 'size-4'} aria-hidden="true" />
      <span className="max-sm:sr-only lg:@max-[760px]:sr-only">{t('groups.byCompany')}</span>
    </Button>
  )
}
