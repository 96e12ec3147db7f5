import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '#app/frame/screen.tsx'
import { OUTREACH } from '#app/texts/outreach/outreach.ts'

const TABS = [
  { path: '/prodejci', key: 'retailers' },
  { path: '/prodejci/veletrhy', key: 'fairs' },
  { path: '/prodejci/dotazniky', key: 'surveys' },
] as const

/** Where people meet the shop away from its pages, beside each other. */
export function OutreachScreen({ tab, children }: { tab: (typeof TABS)[number]['key']; children: ReactNode }) {
  return (
    <Screen title={OUTREACH.title}>
      <nav className="tabs" aria-label={OUTREACH.title}>
        {TABS.map(({ path, key }) => (
          <Link
            key={key}
            to={path}
            className={key === tab ? 'on' : undefined}
            aria-current={key === tab ? 'page' : undefined}
          >
            {OUTREACH.tabs[key]}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
