import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { isCounted, type SearchRule, searchCosts, searchRules } from '@vedetta/contracts/search/search-cost'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { HotkeyList } from '../../ui/overlays/hotkey-list.tsx'

type HelpDialogProps = { open: boolean; onClose: () => void }

const linkClass = 'rounded-sm underline underline-offset-2 hover:text-ink'

/** The rules of what counts as a search, the shortcuts, and the way to write to us. */
export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const texts = (rules: readonly SearchRule[]) => rules.map((rule) => searchCosts[rule][language])
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} isWide startsAtTitle>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <Part title={t('help.searches')}>
            <p className="text-sm">
              {t('help.counts', { why: texts(searchRules.filter(isCounted)).join(', ') })} {t('help.free')}
            </p>
            <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm marker:text-muted">
              {texts(searchRules.filter((rule) => !isCounted(rule))).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="mt-3 text-muted text-sm">
              <Link to={localPath(routes.pricing, language)} onClick={onClose} className={linkClass}>
                {t('help.plans')}
              </Link>
            </p>
          </Part>
          <Part title={t('help.write')}>
            <p className="text-sm">{t('help.writeText')}</p>
            <Link
              to={`${localPath(routes.contact, language)}?subject=other`}
              className={buttonClass({ look: 'plain', size: 'small', className: 'mt-3' })}
            >
              {t('help.writeAct')}
            </Link>
          </Part>
        </div>
        <Part title={t('keys.title')} className="pointer-coarse:hidden">
          <p className="mb-3 text-muted text-sm">{t('keys.text')}</p>
          <HotkeyList />
          <p className="mt-3 text-muted text-sm">
            <Link to={`${routes.profile}?tab=appearance`} onClick={onClose} className={linkClass}>
              {t('keys.switch')}
            </Link>
          </p>
        </Part>
      </div>
    </Dialog>
  )
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h3 className="mb-2 font-semibold text-[15px]">{title}</h3>
      {children}
    </section>
  )
}
