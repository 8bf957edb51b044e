import { useTranslation } from 'react-i18next'

/** What forms say where a person's names are left blank. */
export function useNameTexts() {
  const { t } = useTranslation()
  return { firstName: t('auth.writeFirstName'), lastName: t('auth.writeLastName') }
}
