import { Button } from '@shop/ui/button/button'
import type { ReactNode } from 'react'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MissingMark } from '#app/errors/missing-mark.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'

interface MessagePageProps {
  heading: string
  text: ReactNode
  actions?: NamedLink[]
  /** The checkout and the clean pages are narrower than the shop. */
  narrow?: boolean
  /** The page has a button of its own that matters more than the ways on. */
  hasButton?: boolean
  /** What the address asks for is not there, and the answer is a 404. */
  isMissing?: boolean
  children?: ReactNode
}

/** One thing to say and the way on. */
export function MessagePage({ heading, text, actions = [], narrow, hasButton, isMissing, children }: MessagePageProps) {
  return (
    <section className={`wrap ${narrow ? 'wrap-funnel' : ''} section-tight stack`}>
      {isMissing ? <MissingMark /> : null}
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
