import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from './screen.tsx'

interface TabbedScreenProps<Key extends string> {
  title: string
  tabs: readonly { path: string; key: Key }[]
  names: Readonly<Record<Key, string>>
  tab: Key
  children: ReactNode
}

/** Lists beside each other; each has an address of its own. */
export function TabbedScreen<Key extends string>({ title, tabs, names, tab, children }: TabbedScreenProps<Key>) {
  return (
    <Screen title={title}>
      <nav className="tabs" aria-label={title}>
        {tabs.map(({ path, key }) => (
          <Link
            key={key}
            to={path}
            className={key === tab ? 'on' : undefined}
            aria-current={key === tab ? 'page' : undefined}
          >
            {names[key]}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
