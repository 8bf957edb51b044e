import { routes } from '@vedetta/contracts/calls/routes'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { consoleName, consolePath, consoleScreenNames, consoleScreens } from '@vedetta/contracts/operator/screens'
import { languages } from '@vedetta/contracts/text/labels'
import { CircleQuestionMark, LogOut, Ticket, UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { consoleIcons } from '../../domain/console-icons.ts'
import { useBalance, useChangeLanguage } from '../../domain/profile.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { languageNames, useLanguage } from '../../lib/i18n.ts'
import { Menu, MenuAction, MenuChoice, MenuGroup, MenuLink } from '../../ui/overlays/menu.tsx'

type AccountMenuProps = {
  user: Profile
  trigger: ReactElement<Record<string, unknown>>
  startsOpen: boolean
  onHelp: () => void
}

export function AccountMenu({ user, trigger, startsOpen, onHelp }: AccountMenuProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const changeLanguage = useChangeLanguage()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Menu
      label={
        <>
          <span className="block font-semibold">{name}</span>
          <span className="block text-muted text-sm">{user.email}</span>
          <BalanceText />
        </>
      }
      trigger={trigger}
      startsOpen={startsOpen}
    >
      <MenuLink to={routes.profile} icon={<UserRound aria-hidden="true" />}>
        {t('header.profile')}
      </MenuLink>
      <MenuLink to={routes.redeem} icon={<Ticket aria-hidden="true" />}>
        {t('header.redeem')}
      </MenuLink>
      {user.operator && (
        <MenuGroup label={consoleName[language]}>
          {consoleScreenNames.map((screen) => {
            const Icon = consoleIcons[screen]
            return (
              <MenuLink key={screen} to={consolePath(screen)} icon={<Icon aria-hidden="true" />}>
                {consoleScreens[screen][language]}
              </MenuLink>
            )
          })}
        </MenuGroup>
      )}
      <MenuAction icon={<CircleQuestionMark aria-hidden="true" />} onSelect={onHelp}>
        {t('help.title')}
      </MenuAction>
      <MenuChoice
        label={t('header.language')}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={changeLanguage}
      />
      <MenuLink to={routes.logOut} icon={<LogOut aria-hidden="true" />}>
        {t('header.logOut')}
      </MenuLink>
    </Menu>
  )
}

function BalanceText() {
  const { t } = useTranslation()
  const language = useLanguage()
  const balance = useBalance()
  if (!balance) return null
  const { search, credit, nextReset } = balance
  return (
    <span className="mt-2 block text-muted text-xs tabular-nums lg:hidden">
      {t('header.left', {
        searches: formatNumber(search.left, language),
        credits: formatNumber(credit.left, language),
      })}
      <br />
      {t('header.reset', { day: formatDate(new Date(nextReset), language) })}
    </span>
  )
}
