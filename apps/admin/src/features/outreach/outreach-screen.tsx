import type { ReactNode } from 'react'
import { TabbedScreen } from '#app/frame/tabbed-screen.tsx'
import { OUTREACH } from '#app/texts/outreach/outreach.ts'

const TABS = [
  { path: '/prodejci', key: 'retailers' },
  { path: '/prodejci/veletrhy', key: 'fairs' },
  { path: '/prodejci/dotazniky', key: 'surveys' },
] as const

/** Where people meet the shop away from its pages, beside each other. */
export function OutreachScreen({ tab, children }: { tab: (typeof TABS)[number]['key']; children: ReactNode }) {
  return (
    <TabbedScreen title={OUTREACH.title} tabs={TABS} names={OUTREACH.tabs} tab={tab}>
      {children}
    </TabbedScreen>
  )
}
