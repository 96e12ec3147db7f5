import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { ENTRY_FORM, EndEntry, EntryForm } from '#app/features/customer/retailer/entry-form.tsx'
import { EntryState, EntrySupply } from '#app/features/customer/retailer/entry-state.tsx'
import { sendEntry } from '#app/features/customer/retailer/send-entry.server.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { ownEntryTexts as texts } from '#app/texts/customer/own-entry.ts'
import type { Route } from './+types/own-retailer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await visitOf(context).services.ownRetailerEntry({})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendEntry(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function OwnRetailer({ loaderData, actionData }: Route.ComponentProps) {
  const { isWholesaler, isBuying, leastProducts, supply, entry } = loaderData
  if (!isWholesaler && !entry) {
    return (
      <AccountPage heading={texts.heading}>
        <EmptyState title={texts.closedHeading} heading="h2" action={<ApplyButton />}>
          <p>{texts.closed}</p>
        </EmptyState>
      </AccountPage>
    )
  }
  const mayBegin = isWholesaler && (entry !== null || (isBuying && supply.usualCount >= leastProducts))
  return (
    <AccountPage heading={texts.heading}>
      <p className="lead">{texts.lead}</p>
      {entry ? <EntryState entry={entry} /> : null}
      <AccountBlock heading={texts.supply} lead={texts.supplyLead}>
        <EntrySupply supply={supply} least={leastProducts} />
        {mayBegin ? null : <p>{texts.notYet}</p>}
      </AccountBlock>
      {mayBegin ? (
        <AccountBlock heading={texts.entry}>
          <EntryForm key={JSON.stringify(entry?.fields)} entry={entry} state={stateOf(ENTRY_FORM, actionData)} />
        </AccountBlock>
      ) : null}
      {entry ? <EndEntry /> : null}
    </AccountPage>
  )
}

function ApplyButton() {
  return (
    <Button as={ShopLink} to="/velkoobchod#zadost">
      {texts.apply}
    </Button>
  )
}
