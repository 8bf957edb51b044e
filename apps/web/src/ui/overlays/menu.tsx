import { Menu as BaseMenu } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'

type MenuProps = {
  trigger: ReactElement<Record<string, unknown>>
  label?: ReactNode
  startsOpen?: boolean
  children: ReactNode
}

const itemClass =
  'flex w-full cursor-default items-center gap-2.5 rounded-md px-2.5 py-2 text-left outline-none data-disabled:opacity-60 data-highlighted:bg-hover pointer-coarse:py-3 [&>svg]:size-4'

const groupClass = 'my-1 border-line border-y py-1'
const groupLabelClass = 'px-2.5 pt-1 pb-0.5 text-muted text-xs'

export function Menu({ trigger, label, startsOpen = false, children }: MenuProps) {
  // The portal's container keeps the menu in the landmark of its button.
  const place = useRef<HTMLDivElement>(null)
  return (
    <BaseMenu.Root defaultOpen={startsOpen}>
      <BaseMenu.Trigger render={trigger} />
      <div ref={place} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner className="z-40 outline-none" sideOffset={8} align="end">
          <BaseMenu.Popup className="max-h-(--available-height) min-w-56 max-w-[calc(100vw-32px)] overflow-y-auto rounded-lg border border-edge/60 bg-card p-1 outline-none">
            <BaseMenu.Group>
              {label && (
                <BaseMenu.GroupLabel className="mb-1 border-line border-b px-2.5 pt-1.5 pb-2.5">
                  {label}
                </BaseMenu.GroupLabel>
              )}
              {children}
            </BaseMenu.Group>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export function MenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.Item render={<Link to={to} />} nativeButton={false} className={clsx(itemClass, '[&>svg]:text-muted')}>
      {icon}
      {children}
    </BaseMenu.Item>
  )
}

/** Links that belong together, under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={groupClass}>
      <BaseMenu.Group>
        <BaseMenu.GroupLabel className={groupLabelClass}>{label}</BaseMenu.GroupLabel>
        {children}
      </BaseMenu.Group>
    </div>
  )
}

type MenuActionProps = {
  icon: ReactNode
  look?: 'plain' | 'danger'
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuAction({ icon, look = 'plain', disabled = false, onSelect, children }: MenuActionProps) {
  return (
    <BaseMenu.Item
      disabled={disabled}
      onClick={onSelect}
      className={clsx(itemClass, look === 'danger' ? 'text-no' : '[&>svg]:text-muted')}
    >
      {icon}
      {children}
    </BaseMenu.Item>
  )
}

type MenuChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** A choice between few values within a menu. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: MenuChoiceProps<Value>) {
  return (
    <div className={groupClass}>
      <BaseMenu.Group>
        <BaseMenu.GroupLabel className={groupLabelClass}>{label}</BaseMenu.GroupLabel>
        <BaseMenu.RadioGroup value={value} onValueChange={onChange}>
          {options.map((option) => (
            <BaseMenu.RadioItem
              key={option.value}
              value={option.value}
              lang={option.lang}
              closeOnClick
              className={itemClass}
            >
              <span className="grid size-4 place-items-center">
                <BaseMenu.RadioItemIndicator>
                  <Check className="size-4 text-brand" aria-hidden="true" />
                </BaseMenu.RadioItemIndicator>
              </span>
              {option.label}
            </BaseMenu.RadioItem>
          ))}
        </BaseMenu.RadioGroup>
      </BaseMenu.Group>
    </div>
  )
}
