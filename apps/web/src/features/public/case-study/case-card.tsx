import { PageLink } from '../page-link.tsx'
import type { CaseId } from './case-ids.ts'
import { casePath } from './case-path.ts'

type CaseCardProps = { id: CaseId; kind: string; badge: string; title: string; text: string; read: string }

export function CaseCard({ id, kind, badge, title, text, read }: CaseCardProps) {
  return (
    <li className="relative flex flex-col rounded-lg border border-line bg-card p-6 transition-colors hover:border-edge/60">
      <p className="flex flex-wrap items-center gap-2 text-[13px]">
        <span className="font-semibold text-brand">{kind}</span>
        <CaseBadge>{badge}</CaseBadge>
      </p>
      <h3 className="mt-3 text-balance font-semibold text-[18px] leading-snug tracking-tight">{title}</h3>
      <p className="mt-2 mb-4 text-[15px] text-muted">{text}</p>
      <PageLink
        to={casePath(id)}
        className="mt-auto font-semibold text-[15px] text-brand after:absolute after:inset-0 hover:underline"
      >
        {read}
        <span className="sr-only">: {title}</span>
      </PageLink>
    </li>
  )
}

export function CaseBadge({ children }: { children: string }) {
  return <span className="rounded-md bg-new-soft px-2 py-0.5 font-medium text-[12.5px] text-new">{children}</span>
}
