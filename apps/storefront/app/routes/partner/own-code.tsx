import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Form } from 'react-router'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { actOnOwnCode } from '#app/features/customer/partner-code/act-on-own-code.server.ts'
import { ClassOffers } from '#app/features/customer/partner-code/class-offers.tsx'
import { loadClassOffers } from '#app/features/customer/partner-code/load-class-offers.server.ts'
import { loadOwnCode } from '#app/features/customer/partner-code/load-own-code.server.ts'
import { CodeStatement, OwnCode } from '#app/features/customer/partner-code/own-code.tsx'
import { OFFER_FORM } from '#app/features/customer/partner-code/own-code-forms.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { partnerTexts as texts } from '#app/texts/customer/partner-code.ts'
import type { Route } from './+types/own-code.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await loadOwnCode(customerOf(context))
  const offers = own.given ? await loadClassOffers(visitOf(context).services) : []
  return { ...own, offers, formKey: crypto.randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnOwnCode(request, visitOf(context).services)
}

/** After a refusal as well: the form gets another key, or the same answer would come when the cart has been filled meanwhile. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function OwnCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isTrainer, months, given, offers, formKey } = loaderData
  return (
    <AccountPage heading={texts.heading}>
      {isTrainer ? null : (
        <EmptyState title={texts.closedHeading} heading="h2" action={<ApplyButton />}>
          <p>{texts.closed}</p>
        </EmptyState>
      )}
      {isTrainer && !given ? (
        <Form method="post">
          <Button type="submit" size="large">
            {texts.make}
          </Button>
        </Form>
      ) : null}
      {given ? (
        <>
          <OwnCode {...given} />
          <ClassOffers offers={offers} formKey={formKey} state={stateOf(OFFER_FORM, actionData)} />
        </>
      ) : null}
      {isTrainer || months.length > 0 ? <CodeStatement months={months} /> : null}
    </AccountPage>
  )
}

function ApplyButton() {
  return (
    <Button as={ShopLink} to="/kynologicky-program#zadost">
      {texts.apply}
    </Button>
  )
}
