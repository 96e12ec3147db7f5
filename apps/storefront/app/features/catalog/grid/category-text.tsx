import type { ReactNode } from 'react'

export function CategoryText({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="section-tight soft">
      <div className="wrap two">
        <h2>{heading}</h2>
        <div className="prose">{children}</div>
      </div>
    </section>
  )
}
