import type { ReactNode } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { FRAME } from '#app/texts/frame.ts'
import { openFind } from './find-state.ts'

/** The head of every screen: its name, what belongs beside it, and the way to everything else. */
export function TopBar({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="top">
      <div className="crumb">
        <h1>{title}</h1>
        {children}
      </div>
      <button type="button" className="find" onClick={openFind}>
        <Icon name="search" size="s" />
        <span className="el">{FRAME.find}</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
    </header>
  )
}
