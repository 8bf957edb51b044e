import { useTranslation } from 'react-i18next'

/** The texts of forms where a person's names are left blank. */
export function useNameTexts() {
  const { t } = useTranslation()
  return { firstName: t('auth.writeFirstName'), lastName: t('auth.writeLastName') }
}
