import { Button } from '@shop/ui/button/button'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'

interface SentNoticeProps {
  heading: string
  text: string
  action: NamedLink
}

/** The answer after a link was asked for: the same for every address. */
export function SentNotice({ heading, text, action }: SentNoticeProps) {
  return (
    <div className="stack" role="status">
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <Button as={ShopLink} to={action.to} variant="line">
        {action.label}
      </Button>
    </div>
  )
}
