import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { ConsentOffer } from '#app/features/customer/account/consent-offer.tsx'
import { loadConsentOffer } from '#app/features/customer/account/load-consent-offer.server.ts'
import { loadDogTags } from '#app/features/customer/dog-tag/load-dog-tags.server.ts'
import { actOnDog } from '#app/features/customer/dogs/act-on-dog.server.ts'
import { DogForm } from '#app/features/customer/dogs/dog-form.tsx'
import { ImportDogs } from '#app/features/customer/dogs/import-dogs.tsx'
import { useAccountDogs } from '#app/features/customer/dogs/use-account-dogs.ts'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { BagList } from '#app/features/customer/household/bag-list.tsx'
import { DogList } from '#app/features/customer/household/dog-list.tsx'
import { FoodsForm } from '#app/features/customer/household/foods-form.tsx'
import { loadFoodChoices } from '#app/features/customer/household/load-food-choices.server.ts'
import { loadHousehold } from '#app/features/customer/household/load-household.server.ts'
import { UndoNotice } from '#app/features/customer/reviews/undo-notice.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import { householdTexts } from '#app/texts/customer/household.ts'
import type { Route } from './+types/dogs.ts'

const today = () => toPragueTime(now()).date

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const customer = customerOf(context)
  const [household, offer, tags] = await Promise.all([
    loadHousehold(customer, today()),
    loadConsentOffer(customer, 'reminders'),
    loadDogTags(customer),
  ])
  const named = (parameter: string) => household.dogs.find(({ id }) => String(id) === searchParams.get(parameter))
  const fed = named('krmivo')
  return {
    household,
    tags,
    reminder: { offer, isGiven: searchParams.has('souhlas') },
    today: today(),
    editing: named('upravit'),
    saved: named('ulozeno')?.name,
    feeding: fed && { dog: fed, choices: await loadFoodChoices(customer) },
    adding: searchParams.has('pridat') || household.dogs.length === 0,
    removedId: Number(searchParams.get('smazano')) || null,
    unweighed: named('odvazen') && {
      id: Number(searchParams.get('odvazen')),
      fields: { measuredOn: searchParams.get('den') ?? '', grams: searchParams.get('kg') ?? '' },
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnDog(request, visitOf(context).services, today())
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Dogs({ loaderData, actionData }: Route.ComponentProps) {
  const { household, editing, saved, feeding, adding, removedId, unweighed } = loaderData
  const { dogs } = household
  const state = stateOf('pes', actionData)
  const changed = dogs.find(({ id }) => String(id) === state?.values.id) ?? (state ? undefined : editing)
  return (
    <AccountPage heading={texts.heading}>
      {saved ? (
        <Notice tone="success" role="status">
          {texts.saved(saved)}
        </Notice>
      ) : null}
      {removedId ? <UndoNotice text={texts.removed} id={removedId} action="/ucet/psi" /> : null}
      {unweighed ? <UndoNotice text={texts.unweighed} {...unweighed} intent="weigh" action="/ucet/psi" /> : null}
      <FormProblems state={stateOf('psi', actionData)} />
      <ImportDogs account={useAccountDogs(dogs)} />
      {feeding ? (
        <AccountBlock heading={householdTexts.foodsOf(feeding.dog.name)}>
          <FoodsForm {...feeding} state={stateOf(`miska-${feeding.dog.id}`, actionData)} />
        </AccountBlock>
      ) : null}
      {changed || adding || state ? (
        <AccountBlock heading={changed ? texts.change : texts.add} lead={dogs.length === 0 ? texts.empty : undefined}>
          <DogForm key={changed?.id ?? 'new'} dog={changed} today={loaderData.today} state={state} />
        </AccountBlock>
      ) : (
        <Button as={ShopLink} to="/ucet/psi?pridat" variant="line">
          <Icon name="plus" />
          {texts.add}
        </Button>
      )}
      <DogList household={household} tags={loaderData.tags} today={loaderData.today} answer={actionData} />
      {dogs.length > 0 ? (
        <AccountBlock heading={householdTexts.heading} lead={householdTexts.lead}>
          <BagList {...household} />
          <ConsentOffer {...loaderData.reminder} from="psi" />
        </AccountBlock>
      ) : null}
    </AccountPage>
  )
}
