import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { TextLink } from '@shop/ui/text-link/text-link'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { loadFoodChoices } from '#app/features/customer/household/load-food-choices.server.ts'
import { openLitter } from '#app/features/customer/litters/act-on-litter.server.ts'
import { LitterForm } from '#app/features/customer/litters/litter-form.tsx'
import { LITTER_FORM } from '#app/features/customer/litters/litter-forms.ts'
import { loadKennel, loadLitters } from '#app/features/customer/litters/load-litters.server.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import type { Route } from './+types/litters.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const customer = customerOf(context)
  const [kennel, litters, foods] = await Promise.all([
    loadKennel(customer),
    loadLitters(customer),
    loadFoodChoices(customer),
  ])
  const listed = litters.map(({ id, name, bornOn, puppies }) => ({ id, name, bornOn, puppies: puppies.length }))
  const formKey = crypto.randomUUID()
  return { isBreeder: kennel !== null, litters: listed, foods, formKey, today: toPragueTime(now()).date }
}

export async function action({ request, context }: Route.ActionArgs) {
  return openLitter(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Litters({ loaderData, actionData }: Route.ComponentProps) {
  const { isBreeder, litters, foods, formKey, today } = loaderData
  return (
    <AccountPage heading={texts.heading}>
      <p className="lead">{texts.lead}</p>
      {isBreeder ? null : (
        <EmptyState title={texts.closedHeading} heading="h2" action={<ApplyButton />}>
          <p>{texts.closed}</p>
        </EmptyState>
      )}
      {isBreeder && litters.length === 0 ? (
        <EmptyState title={texts.emptyHeading} heading="h2" data-tint="yellow">
          <p>{texts.empty}</p>
        </EmptyState>
      ) : null}
      {litters.length > 0 ? (
        <ul>
          {litters.map(({ id, name, bornOn, puppies }) => (
            <li key={id}>
              <TextLink as={ShopLink} to={`/ucet/vrhy/${id}`}>
                {name}
              </TextLink>{' '}
              {texts.listed(puppies, bornOn)}
            </li>
          ))}
        </ul>
      ) : null}
      {isBreeder ? (
        <AccountBlock heading={texts.newLitter}>
          <LitterForm formKey={formKey} foods={foods} today={today} state={stateOf(LITTER_FORM, actionData)} />
        </AccountBlock>
      ) : null}
    </AccountPage>
  )
}

function ApplyButton() {
  return (
    <Button as={ShopLink} to="/pro-chovatele#zadost">
      {texts.apply}
    </Button>
  )
}
