import { localPath } from '@vedetta/contracts/routes'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'

/** Links to a public page in the current language; `to` is its Italian path. */
export function PageLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={localPath(to, useLanguage())} {...props} />
}
