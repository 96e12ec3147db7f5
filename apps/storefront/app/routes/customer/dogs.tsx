import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { actOnDog } from '#app/features/customer/dogs/act-on-dog.server.ts'
import { DogForm } from '#app/features/customer/dogs/dog-form.tsx'
import { DogList } from '#app/features/customer/dogs/dog-list.tsx'
import { ImportDogs } from '#app/features/customer/dogs/import-dogs.tsx'
import { loadDogs } from '#app/features/customer/dogs/load-dogs.server.ts'
import { useAccountDogs } from '#app/features/customer/dogs/use-account-dogs.ts'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { UndoNotice } from '#app/features/customer/reviews/undo-notice.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
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
      <ImportDogs account={useAccountDogs(dogs)} />
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
