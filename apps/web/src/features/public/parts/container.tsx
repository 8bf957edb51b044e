import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The common width of all parts of a public page. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('mx-auto w-full max-w-[1216px] px-5 sm:px-7', className)} {...props} />
}
