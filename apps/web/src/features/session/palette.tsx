import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { consoleName, consolePath, consoleScreenNames, consoleScreens } from '@vedetta/contracts/operator/screens'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type Command, useAllCommands } from '../../lib/commands.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Kbd } from '../../ui/controls/kbd.tsx'
import { backdropClass } from '../../ui/overlays/dialog.tsx'
import { isNaming, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'
import { useNamed } from './palette-names.ts'
import { placesOf } from './palette-places.ts'

type PaletteProps = { user: Profile; open: boolean; onClose: () => void }

/** Of each group while nothing is typed, so that all groups are seen; more once the words tell them apart. */
const shownAtFirst = 5
const shownWhenTyped = 20

/** Goes to screens, sections of filters, saved things, companies and known positions, and begins actions, all by name. Nothing in it spends. */
export function Palette({ user, open, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const chosen = useRef<PaletteEntry>(undefined)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // The focus is where the entry puts it, once this dialog no longer holds it.
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return
        const { run } = chosen.current ?? {}
        chosen.current = undefined
        run?.()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          finalFocus={() => chosen.current === undefined}
          className="fixed inset-x-0 top-[max(16px,12svh)] z-40 mx-auto flex max-h-[min(560px,calc(88svh-16px))] w-[calc(100%-32px)] max-w-[560px] flex-col overflow-hidden rounded-lg border border-line bg-card outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:top-4 max-sm:max-h-[calc(100svh-32px)]"
        >
          <Dialog.Title className="sr-only">{t('palette.title')}</Dialog.Title>
          <Choices
            user={user}
            onChoose={(entry) => {
              chosen.current = entry
              onClose()
            }}
          />
          <Dialog.Close className="sr-only">{t('kit.close')}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Mounted with each opening, so that it begins empty and with the commands of the screen as it is. */
function Choices({ user, onChoose }: { user: Profile; onChoose: (entry: PaletteEntry) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const errorText = useErrorText()
  const groups = useGroups(user)
  const named = useNamed(user, typed)
  const isAsked = isNaming(typed)
  const own = groups.map(({ title, items }) => ({
    title,
    items: items
      .filter(({ label }) => isAsked(`${title} ${label}`))
      .slice(0, typed.trim() === '' ? shownAtFirst : shownWhenTyped),
  }))
  const shown = new Set(own.flatMap(({ items }) => items.map(({ id }) => id)))
  const others = named.groups.map(({ title, items }) => ({ title, items: items.filter(({ id }) => !shown.has(id)) }))
  const found = [...own, ...others].filter(({ items }) => items.length > 0)
  return (
    <Autocomplete.Root
      open
      inline
      items={found}
      filter={null}
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') setTyped(value)
      }}
      itemToStringValue={({ label }: PaletteEntry) => label}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.InputGroup className="flex shrink-0 items-center border-line border-b">
        <Search className="ml-4 size-4 shrink-0 text-muted" aria-hidden="true" />
        <Autocomplete.Input
          aria-label={t('palette.title')}
          placeholder={t('palette.placeholder')}
          maxLength={100}
          className="h-12 w-full min-w-0 bg-transparent px-3 text-[15px] outline-none placeholder:text-muted pointer-coarse:text-[16px]"
        />
        <Kbd className="mr-4 shrink-0 text-muted pointer-coarse:hidden">Esc</Kbd>
      </Autocomplete.InputGroup>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-1.5">
        <Autocomplete.Empty className="px-2.5 py-6 text-center text-muted text-sm empty:hidden">
          {t(named.isLoading ? 'palette.searching' : 'palette.none')}
        </Autocomplete.Empty>
        <Autocomplete.List>
          {({ title, items }: PaletteGroup) => (
            <Autocomplete.Group key={title} items={items} className="not-last:mb-2">
              <Autocomplete.GroupLabel className="px-2.5 pt-1.5 pb-1 font-medium text-muted text-xs">
                {title}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: PaletteEntry) => (
                  <Autocomplete.Item
                    key={entry.id}
                    value={entry}
                    onClick={() => onChoose(entry)}
                    className="flex cursor-default scroll-my-1 items-center gap-3 rounded-md px-2.5 py-2 text-sm outline-none data-highlighted:bg-brand-soft data-highlighted:text-brand pointer-coarse:py-3"
                  >
                    <span className="min-w-0 grow truncate">{entry.label}</span>
                    {entry.keys && <Kbd className="shrink-0 text-muted pointer-coarse:hidden">{entry.keys}</Kbd>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {named.error && (
          <p role="status" className="px-2.5 py-2 text-muted text-sm">
            {errorText(named.error)}
          </p>
        )}
      </div>
      <p className="shrink-0 border-line border-t px-4 py-2 text-muted text-xs">{t('palette.costsNothing')}</p>
    </Autocomplete.Root>
  )
}

function useGroups(user: Profile): PaletteGroup[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const commands = useAllCommands()
  const entry = (to: string, label: string): PaletteEntry => ({ id: to, label, run: () => void navigate(to) })
  const places = placesOf(user).map(({ to, label }) => entry(to, t(label)))
  const screens = consoleScreenNames.map((screen) => entry(consolePath(screen), consoleScreens[screen][language]))
  const of = (group: Command['group']) => commands.filter((command) => command.group === group)
  return [
    { title: t('palette.goTo'), items: places },
    ...(user.operator ? [{ title: consoleName[language], items: screens }] : []),
    { title: t('palette.actions'), items: of('actions') },
    { title: t('palette.filters'), items: of('filters') },
    { title: t('inbox.tabFilters'), items: of('savedFilters') },
    { title: t('palette.saved'), items: of('saved') },
  ]
}
