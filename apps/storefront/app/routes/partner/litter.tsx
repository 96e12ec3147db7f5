import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { pageNotFound } from '#app/errors/page-error.ts'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { loadFoodChoices } from '#app/features/customer/household/load-food-choices.server.ts'
import { actOnLitter } from '#app/features/customer/litters/act-on-litter.server.ts'
import { FeedingPlan } from '#app/features/customer/litters/feeding-plan.tsx'
import { GrowthChart } from '#app/features/customer/litters/growth-chart.tsx'
import { HandoverBlock } from '#app/features/customer/litters/handover-block.tsx'
import { LitterBasket } from '#app/features/customer/litters/litter-basket.tsx'
import { LitterForm } from '#app/features/customer/litters/litter-form.tsx'
import { LITTER_FORM, PUPPIES_FORM, PUPPY_ROWS, WEIGHTS_FORM } from '#app/features/customer/litters/litter-forms.ts'
import { LitterHead } from '#app/features/customer/litters/litter-head.tsx'
import { toLitterView } from '#app/features/customer/litters/litter-view.ts'
import { loadLitterBasket } from '#app/features/customer/litters/load-litter-basket.server.ts'
import { loadKennel, loadLitter, loadLitterRules } from '#app/features/customer/litters/load-litters.server.ts'
import { PuppiesForm } from '#app/features/customer/litters/puppies-form.tsx'
import { StarterPacksBlock } from '#app/features/customer/litters/starter-packs-block.tsx'
import { WeighingTable } from '#app/features/customer/litters/weighing-table.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { now } from '#app/server/clock.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import type { Route } from './+types/litter.ts'

const today = () => toPragueTime(now()).date

export async function loader({ context, params }: Route.LoaderArgs) {
  const customer = customerOf(context)
  const row = await loadLitter(customer, Number(params.id))
  if (!row) throw pageNotFound()
  const [basket, rules, kennel, foods] = await Promise.all([
    loadLitterBasket(visitOf(context).services, row),
    loadLitterRules(),
    loadKennel(customer),
    loadFoodChoices(customer),
  ])
  const litter = toLitterView(row, rules, today())
  return { litter, basket, kennel: kennel ?? '', foods, formKey: crypto.randomUUID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services } = visitOf(context)
  return actOnLitter({ request, services, id: Number(params.id), today: today() })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? texts.pageTitle(loaderData.litter.name) : texts.title,
    description: accountTexts.description,
    noIndex: true,
  })

export default function Litter({ loaderData, actionData }: Route.ComponentProps) {
  const { litter, basket, kennel, foods, formKey } = loaderData
  const { puppies, bornOn, name } = litter
  const born = stateOf(PUPPIES_FORM, actionData)
  return (
    <AccountPage heading={name}>
      <p className="lead">{leadOf(litter)}</p>
      <LitterHead litter={litter} kennel={kennel} />
      {bornOn !== null && puppies.length === 0 ? (
        <AccountBlock heading={texts.births} lead={texts.birthsLead}>
          <PuppiesForm rows={PUPPY_ROWS} formKey={formKey} state={born} />
        </AccountBlock>
      ) : null}
      {puppies.length > 0 ? (
        <>
          <AccountBlock id="vazeni" heading={texts.weighing}>
            <WeighingTable litter={litter} state={stateOf(WEIGHTS_FORM, actionData)} />
          </AccountBlock>
          <AccountBlock heading={texts.growth}>
            <GrowthChart litter={litter} />
          </AccountBlock>
        </>
      ) : null}
      <AccountBlock heading={texts.feeding}>
        <FeedingPlan litter={litter} />
      </AccountBlock>
      <AccountBlock id="balicky" heading={texts.packs}>
        <StarterPacksBlock litter={litter} state={stateOf('balicky', actionData)} />
      </AccountBlock>
      {puppies.length > 0 ? (
        <AccountBlock id="predani" heading={texts.handover}>
          <HandoverBlock litter={litter} answer={actionData} />
        </AccountBlock>
      ) : null}
      {puppies.length > 0 ? (
        <AccountBlock id="kosik" heading={texts.basket}>
          <LitterBasket litter={litter} basket={basket} answer={actionData} />
        </AccountBlock>
      ) : null}
      {puppies.length > 0 ? (
        <details open={born !== undefined}>
          <summary>{texts.moreBirths}</summary>
          <PuppiesForm rows={2} formKey={formKey} state={born} />
        </details>
      ) : null}
      <details open={stateOf(LITTER_FORM, actionData) !== undefined}>
        <summary>{texts.change}</summary>
        <LitterForm litter={litter} foods={foods} today={litter.today} state={stateOf(LITTER_FORM, actionData)} />
      </details>
    </AccountPage>
  )
}

function leadOf({ age, expectedOn, slow, living, puppies }: Route.ComponentProps['loaderData']['litter']): string {
  if (age === null) return expectedOn ? texts.expected(expectedOn) : ''
  if (puppies.every(({ last }) => last === null)) return texts.day(age)
  const names = slow.map(({ name }) => name).join(', ')
  return `${texts.day(age)} ${names ? texts.someSlow(names) : texts.allGain(living)}`
}
