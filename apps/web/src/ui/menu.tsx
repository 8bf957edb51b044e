import { Menu as BaseMenu } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'

type MenuProps = { trigger: ReactElement<Record<string, unknown>>; label: ReactNode; children: ReactNode }

export function Menu({ trigger, label, children }: MenuProps) {
  // The menu is drawn inside the landmark its button belongs to.
  const place = useRef<HTMLDivElement>(null)
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <div ref={place} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner className="z-40 outline-none" sideOffset={8} align="end">
          <BaseMenu.Popup className="min-w-56 max-w-[calc(100vw-32px)] rounded-lg border border-edge/60 bg-card p-1 outline-none">
            <BaseMenu.Group>
              <BaseMenu.GroupLabel className="mb-1 border-line border-b px-2.5 pt-1.5 pb-2.5">
                {label}
              </BaseMenu.GroupLabel>
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
    <BaseMenu.Item
      render={<Link to={to} />}
      nativeButton={false}
      className="flex cursor-default items-center gap-2.5 rounded-md px-2.5 py-2 outline-none data-highlighted:bg-hover pointer-coarse:py-3 [&>svg]:size-4 [&>svg]:text-muted"
    >
      {icon}
      {children}
    </BaseMenu.Item>
  )
}
