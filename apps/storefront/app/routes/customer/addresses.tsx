import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Icon } from '@shop/ui/icon/icon'
import { actOnAddress } from '#app/features/customer/addresses/act-on-address.server.ts'
import { AddressForm } from '#app/features/customer/addresses/address-form.tsx'
import { AddressList } from '#app/features/customer/addresses/address-list.tsx'
import { loadAddresses } from '#app/features/customer/addresses/load-addresses.server.ts'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { UndoNotice } from '#app/features/customer/reviews/undo-notice.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import type { Route } from './+types/addresses.ts'

const texts = detailTexts.addresses

export async function loader({ context, url }: Route.LoaderArgs) {
  const customer = customerOf(context)
  const { firstName, lastName } = customer
  const addresses = await loadAddresses(customer)
  const { searchParams } = url
  return {
    addresses,
    person: { firstName, lastName },
    editing: addresses.find(({ id }) => String(id) === searchParams.get('upravit')),
    adding: searchParams.has('pridat') || addresses.length === 0,
    removedId: Number(searchParams.get('smazano')) || null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnAddress(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, person, editing, adding, removedId } = loaderData
  const state = stateOf('adresa', actionData)
  const changed = addresses.find(({ id }) => String(id) === state?.values.id) ?? (state ? undefined : editing)
  return (
    <AccountPage heading={texts.heading}>
      {removedId ? <UndoNotice text={texts.removed} id={removedId} action="/ucet/adresy" /> : null}
      <FormProblems state={stateOf('adresy', actionData)} />
      {addresses.length > 0 ? <AddressList addresses={addresses} /> : <EmptyState title={texts.empty} heading="h2" />}
      {changed || adding || state ? (
        <AccountBlock heading={changed ? texts.change : texts.add}>
          <AddressForm key={changed?.id ?? 'new'} address={changed} person={person} state={state} />
        </AccountBlock>
      ) : (
        <Button as={ShopLink} to="/ucet/adresy?pridat" variant="line">
          <Icon name="plus" />
          {texts.add}
        </Button>
      )}
    </AccountPage>
  )
}
