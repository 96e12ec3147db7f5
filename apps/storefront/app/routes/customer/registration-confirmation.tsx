import { Button } from '@shop/ui/button/button'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer.ts'
import type { Route } from './+types/registration-confirmation.ts'

const { confirmation } = customerTexts

export const handle: ShellHandle = { side: { protein: 'kruta', heading: confirmation.slogan, dog: 'white' } }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: confirmation.title, description: confirmation.description, noIndex: true })

export default function RegistrationConfirmation() {
  return (
    <div className="stack">
      <h1>{confirmation.heading}</h1>
      <p className="lead">{confirmation.lead}</p>
      <ul className="noses">
        {confirmation.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="row">
        <Button as={ShopLink} to="/">
          {confirmation.shop}
        </Button>
        <Button as={ShopLink} to="/registrace" variant="line">
          {confirmation.again}
        </Button>
      </div>
    </div>
  )
}
