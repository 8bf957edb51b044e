import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className="rounded-sm font-medium text-brand underline-offset-2 hover:underline" {...props} />
}
