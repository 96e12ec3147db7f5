import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { useLocation } from 'react-router'
import { config } from '#app/config.server.ts'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { actOnOwnGroups } from '#app/features/customer/group-order/act-on-group.server.ts'
import { OPEN_FORM } from '#app/features/customer/group-order/group-forms.ts'
import { OpenGroupForm } from '#app/features/customer/group-order/open-group-form.tsx'
import { OwnGroupBlock } from '#app/features/customer/group-order/own-group-block.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { ownGroupTexts as texts } from '#app/texts/customer/group-order.ts'
import type { Route } from './+types/groups.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const own = await visitOf(context).services.ownGroups({})
  const { isTrainer, groups } = own.ok ? own.value : { isTrainer: false, groups: [] }
  const origin = config.PUBLIC_URL.replace(/\/$/, '')
  return { isTrainer, groups, origin, formKey: crypto.randomUUID(), today: toPragueTime(now()).date }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnOwnGroups(request, visitOf(context).services)
}

/** After a refusal as well: the form gets another key, or the same answer would come when the cart has been filled meanwhile. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Groups({ loaderData, actionData }: Route.ComponentProps) {
  const { isTrainer, groups, origin, formKey, today } = loaderData
  const isDone = useLocation().search.includes('hotovo')
  return (
    <AccountPage heading={texts.heading}>
      <p className="lead">{texts.lead}</p>
      {isDone ? (
        <Notice tone="success" role="status">
          {texts.done}
        </Notice>
      ) : null}
      {isTrainer || groups.length > 0 ? null : (
        <EmptyState title={texts.closedHeading} heading="h2" action={<ApplyButton />}>
          <p>{texts.closed}</p>
        </EmptyState>
      )}
      {groups.map((group) => (
        <OwnGroupBlock key={group.hash} group={group} origin={origin} />
      ))}
      {isTrainer ? (
        <AccountBlock heading={texts.fresh} lead={texts.freshLead}>
          {/* A group that was opened leaves an empty form behind. */}
          <OpenGroupForm key={groups[0]?.hash} today={today} formKey={formKey} state={stateOf(OPEN_FORM, actionData)} />
        </AccountBlock>
      ) : null}
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
