import type { ReactNode } from 'react'
import { FRAME } from '#app/texts/frame.ts'
import { TopBar } from './top-bar.tsx'

interface ScreenProps {
  /** In the head and in the tab of the browser. */
  title: string
  /** Beside the title: what switches the whole screen. */
  head?: ReactNode
  children: ReactNode
}

/** Every screen inside the frame is one of these. */
export function Screen({ title, head, children }: ScreenProps) {
  return (
    <>
      <title>{FRAME.tab(title)}</title>
      <TopBar title={title}>{head}</TopBar>
      <main className="body" id="obsah" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
