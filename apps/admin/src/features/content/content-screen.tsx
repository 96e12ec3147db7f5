import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '#app/frame/screen.tsx'
import { CONTENT } from '#app/texts/content/wording.ts'

const TABS = [
  { path: '/obsah', key: 'pages' },
  { path: '/obsah/blog', key: 'articles' },
  { path: '/obsah/dotazy', key: 'faq' },
  { path: '/obsah/uvod', key: 'home' },
  { path: '/obsah/bloky', key: 'sections' },
  { path: '/obsah/menu', key: 'menus' },
  { path: '/obsah/lp', key: 'landings' },
  { path: '/obsah/presmerovani', key: 'redirects' },
] as const

/** Lists of words beside each other. */
export function ContentScreen({ tab, children }: { tab: (typeof TABS)[number]['key']; children: ReactNode }) {
  return (
    <Screen title={CONTENT.title}>
      <nav className="tabs" aria-label={CONTENT.title}>
        {TABS.map(({ path, key }) => (
          <Link
            key={key}
            to={path}
            className={key === tab ? 'on' : undefined}
            aria-current={key === tab ? 'page' : undefined}
          >
            {CONTENT.tabs[key]}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
