import type { ReactNode } from 'react'
import { useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { FRAME } from '#app/texts/frame.ts'
import { openFind } from './find-state.ts'
import { KeyBar } from './key-bar.tsx'
import { Menu } from './menu.tsx'
import { useAreas } from './use-areas.ts'

/** Menu, work and keys. `palette` is what Ctrl K opens. */
export function Frame({ children, palette }: { children: ReactNode; palette: ReactNode }) {
  const areas = useAreas()
  const navigate = useNavigate()
  useKeys([
    { keys: 'Ctrl K', label: FRAME.findTitle, isAlways: true, run: openFind },
    ...areas.flatMap(({ key, title, path }) =>
      key ? [{ keys: `G ${key}`, label: FRAME.go(title), run: () => navigate(path) }] : [],
    ),
  ])
  return (
    <div className="app">
      <a className="skip" href="#obsah">
        {FRAME.skip}
      </a>
      <Menu />
      <div className="main">
        {children}
        <KeyBar />
      </div>
      {palette}
    </div>
  )
}
