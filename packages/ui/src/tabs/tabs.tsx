import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { nextTab } from './next-tab.ts'
import styles from './tabs.module.css'

type Tab = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean | undefined }

type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: string
  tabs: Tab[]
  defaultTab?: string | undefined
  onTabChange?: ((id: string) => void) | undefined
}

/** All panels are in the page: without scripts they follow one another, with them one is shown. */
export function Tabs({ label, tabs, defaultTab, onTabChange, className, ...rest }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(defaultTab)
  const open = tabs.find((tab) => tab.id === chosen && !tab.disabled) ?? tabs.find((tab) => !tab.disabled)

  function choose(id: string) {
    setChosen(id)
    if (id !== open?.id) onTabChange?.(id)
  }
  function pressKey(event: KeyboardEvent<HTMLElement>) {
    const next = nextTab(tabs, open?.id ?? '', event.key)
    if (!next) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(`${base}-${next.id}-tab`)?.focus()
  }
  return (
    <div {...rest} className={className}>
      <div role="tablist" aria-label={label} className={joinClasses(styles.tabs, styles.scripted)}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => choose(tab.id)}
            onKeyDown={pressKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else to focus
          tabIndex={0}
          hidden={tab !== open}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
