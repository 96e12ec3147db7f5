import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { AccountBlock } from '#app/features/customer/account-block.tsx'
import { AccountPage } from '#app/features/customer/account-page.tsx'
import { actOnDog } from '#app/features/customer/act-on-dog.server.ts'
import { BringDogs } from '#app/features/customer/bring-dogs.tsx'
import { DogForm } from '#app/features/customer/dog-form.tsx'
import { DogList } from '#app/features/customer/dog-list.tsx'
import { FormProblems } from '#app/features/customer/form-problems.tsx'
import { stateOf } from '#app/features/customer/form-state.ts'
import { loadDogs } from '#app/features/customer/load-dogs.server.ts'
import { UndoNotice } from '#app/features/customer/undo-notice.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/account.ts'
import { accountDogTexts as texts } from '#app/texts/account-dogs.ts'
import type { Route } from './+types/dogs.ts'

const today = () => toPragueTime(now()).date

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const dogs = await loadDogs(customerOf(context))
  return {
    dogs,
    today: today(),
    editing: dogs.find(({ id }) => String(id) === searchParams.get('upravit')),
    adding: searchParams.has('pridat') || dogs.length === 0,
    removedId: Number(searchParams.get('smazano')) || null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnDog(request, visitOf(context).services, today())
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Dogs({ loaderData, actionData }: Route.ComponentProps) {
  const { dogs, editing, adding, removedId } = loaderData
  const state = stateOf('pes', actionData)
  const changed = dogs.find(({ id }) => String(id) === state?.values.id) ?? (state ? undefined : editing)
  return (
    <AccountPage heading={texts.heading}>
      {removedId ? <UndoNotice text={texts.removed} id={removedId} action="/ucet/psi" /> : null}
      <FormProblems state={stateOf('psi', actionData)} />
      <BringDogs />
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
      <DogList dogs={dogs} today={loaderData.today} answer={actionData} />
    </AccountPage>
  )
}
