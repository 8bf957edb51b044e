import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Only the selected panel is rendered, so a tab loads its data when it is opened. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const strip = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab triggers the scroll
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (strip.current && tab)
      strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.clientWidth) / 2
  }, [value])

  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <div
        ref={strip}
        className="relative overflow-x-auto overscroll-x-contain border-line border-b [scrollbar-width:none] max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-32px),transparent)]"
      >
        <BaseTabs.List aria-label={label} className="flex w-max gap-1 max-sm:pr-8">
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className="flex h-11 items-center gap-2 border-transparent border-b-2 px-3 font-medium text-muted -outline-offset-2 transition-colors hover:text-ink data-active:border-brand data-active:text-ink"
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="rounded-sm pt-6">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
