import { localPath } from '@vedetta/contracts/calls/routes'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePageLanguage } from './use-page-language.ts'

/** Links to a public page; `to` is its Italian path. */
export function PageLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={localPath(to, usePageLanguage())} {...props} />
}
