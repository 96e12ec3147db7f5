import type { ReactNode } from 'react'
import { TabbedScreen } from '#app/frame/tabbed-screen.tsx'
import { CONTENT } from '#app/texts/content/wording.ts'

const TABS = [
  { path: '/obsah', key: 'pages' },
  { path: '/obsah/blog', key: 'articles' },
  { path: '/obsah/dotazy', key: 'faq' },
  { path: '/obsah/uvod', key: 'home' },
  { path: '/obsah/bloky', key: 'sections' },
  { path: '/obsah/menu', key: 'menus' },
  { path: '/obsah/lp', key: 'landings' },
  { path: '/obsah/kampane', key: 'campaigns' },
  { path: '/obsah/presmerovani', key: 'redirects' },
] as const

/** Lists of words beside each other. */
export function ContentScreen({ tab, children }: { tab: (typeof TABS)[number]['key']; children: ReactNode }) {
  return (
    <TabbedScreen title={CONTENT.title} tabs={TABS} names={CONTENT.tabs} tab={tab}>
      {children}
    </TabbedScreen>
  )
}
