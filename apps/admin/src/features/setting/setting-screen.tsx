import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '#app/frame/screen.tsx'
import { useMayDo, useSession } from '#app/session/use-session.ts'
import { SETTING } from '#app/texts/setting.ts'

const TABS = [
  { path: '/nastaveni', key: 'people', isForAdmins: true },
  { path: '/nastaveni/obchod', key: 'shop', isForAdmins: false },
  { path: '/nastaveni/doprava', key: 'delivery', isForAdmins: false },
  { path: '/nastaveni/hledani', key: 'search', isForAdmins: false },
  { path: '/nastaveni/stoly', key: 'benches', isForAdmins: true },
  { path: '/nastaveni/prihlaseni', key: 'own', isForAdmins: false },
] as const

type SettingTab = (typeof TABS)[number]['key']

/** Settings beside each other; everybody has at least the own sign-in. */
export function SettingScreen({ tab, children }: { tab: SettingTab; children: ReactNode }) {
  const role = useSession().session?.staff?.role
  const mayTeach = useMayDo('content')
  return (
    <Screen title={SETTING.title}>
      <nav className="tabs" aria-label={SETTING.title}>
        {TABS.filter(({ key, isForAdmins }) =>
          key === 'search' ? mayTeach : !isForAdmins || role === 'staff_admin',
        ).map(({ path, key }) => (
          <Link
            key={key}
            to={path}
            className={key === tab ? 'on' : undefined}
            aria-current={key === tab ? 'page' : undefined}
          >
            {SETTING.tabs[key]}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
