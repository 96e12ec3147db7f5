import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { type AddedAnswer, actOnList, type ReadAnswer } from '#app/features/customer/quick-order/act-on-list.server.ts'
import { ListResult } from '#app/features/customer/quick-order/list-result.tsx'
import { PasteForm } from '#app/features/customer/quick-order/paste-form.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import type { Route } from './+types/quick-order.ts'

export async function action({ request, context }: Route.ActionArgs) {
  return actOnList(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function QuickOrder({ actionData }: Route.ComponentProps) {
  const state = stateOf('seznam', actionData)
  const read = actionData && 'read' in actionData ? (actionData as ReadAnswer) : null
  const added = actionData && 'added' in actionData ? (actionData as AddedAnswer) : null
  return (
    <AccountPage heading={texts.heading}>
      <p className="lead">{texts.lead}</p>
      {added ? <Added answer={added} /> : null}
      <PasteForm text={read?.text ?? added?.text ?? ''} state={state} />
      {read ? <ListResult key={read.text} view={read.read} text={read.text} /> : null}
    </AccountPage>
  )
}

function Added({ answer: { added } }: { answer: AddedAnswer }) {
  return (
    <Notice tone="warn" role="status">
      <p>{texts.added(added.added, added.refused.length)}</p>
      <ul>
        {added.refused.map(({ variantId, name, code, most }) => (
          <li key={variantId}>
            {name}: {texts.refusals[code](most)}
          </li>
        ))}
      </ul>
      <p>{texts.rest}</p>
      <Button as={ShopLink} to="/kosik/obsah" size="small">
        {texts.toCart}
      </Button>
    </Notice>
  )
}
