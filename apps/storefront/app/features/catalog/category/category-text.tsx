import type { ReactNode } from 'react'

interface CategoryTextProps {
  heading: string
  lead: string
  children?: ReactNode
}

/** Words about the shelf, under its goods. */
export function CategoryText({ heading, lead, children }: CategoryTextProps) {
  return (
    <section className="section-tight soft">
      <div className="wrap two">
        <h2>{heading}</h2>
        <div className="prose">
          <p>{lead}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
