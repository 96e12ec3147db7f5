import { Button } from '@shop/ui/button/button'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { ActionLink } from './section.ts'

interface MessagePageProps {
  heading: string
  text: ReactNode
  actions?: ActionLink[]
  /** The checkout and the clean pages are narrower than the shop. */
  narrow?: boolean
  /** The page has a button of its own that matters more than the ways on. */
  hasButton?: boolean
  children?: ReactNode
}

/** One thing to say and the way on. */
export function MessagePage({ heading, text, actions = [], narrow, hasButton, children }: MessagePageProps) {
  return (
    <section className={`wrap ${narrow ? 'wrap-funnel' : ''} section-tight stack`}>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      {children}
      {actions.length > 0 ? (
        <div className="row">
          {actions.map(({ label, to }, index) => (
            <Button key={to} as={ShopLink} to={to} variant={index === 0 && !hasButton ? 'primary' : 'line'}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  )
}
