import type { ReactNode } from 'react'
import logo from '#app/assets/logo.svg'
import { ENTRY } from '#app/texts/entry.ts'
import { FRAME } from '#app/texts/frame.ts'

/** The one kind of page outside of the frame: stripes, the shop's name, one thing to do. */
export function EntryPage({ title, foot, children }: { title: string; foot?: string; children: ReactNode }) {
  return (
    <>
      <title>{FRAME.tab(title)}</title>
      <div className="stripes" />
      <main className="entry">
        <section>
          <img src={logo} alt={FRAME.brand} width="148" height="34" />
          <p className="mut">{ENTRY.office}</p>
          <div className="step">
            <h1>{title}</h1>
            {children}
          </div>
          {foot && <p className="xs mut foot">{foot}</p>}
        </section>
      </main>
    </>
  )
}
