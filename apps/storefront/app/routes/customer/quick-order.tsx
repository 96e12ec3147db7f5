import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import {
  type AddedAnswer,
  actOnList,
  type ReadAnswer,
  type RowAnswer,
  type WorkplaceAnswer,
} from '#app/features/customer/quick-order/act-on-list.server.ts'
import { ListResult } from '#app/features/customer/quick-order/list-result.tsx'
import { loadWorkplace } from '#app/features/customer/quick-order/load-workplace.server.ts'
import { PartnerFiles } from '#app/features/customer/quick-order/partner-files.tsx'
import { PasteForm } from '#app/features/customer/quick-order/paste-form.tsx'
import { SavedLists } from '#app/features/customer/quick-order/saved-lists.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import { workplaceTexts } from '#app/texts/customer/workplace.ts'
import type { Route } from './+types/quick-order.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return loadWorkplace(visitOf(context).services)
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnList(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function QuickOrder({ loaderData, actionData }: Route.ComponentProps) {
  const state = stateOf('seznam', actionData)
  const read = actionData && 'read' in actionData ? (actionData as ReadAnswer) : null
  const added = actionData && 'added' in actionData ? (actionData as AddedAnswer) : null
  const row = actionData && 'row' in actionData ? (actionData as RowAnswer) : null
  const did = actionData && 'done' in actionData ? (actionData as WorkplaceAnswer) : null
  const text = read?.text ?? added?.text ?? row?.text ?? ''
  return (
    <AccountPage heading={texts.heading}>
      <p className="lead">{texts.lead}</p>
      {added ? <Added answer={added} /> : null}
      {did ? <Done answer={did} /> : null}
      <SavedLists templates={loaderData.templates} formKey={loaderData.formKey} />
      <PasteForm key={text} text={text} state={state} />
      {read ? (
        <ListResult
          key={read.key}
          view={read.read}
          text={read.text}
          formKey={read.key}
          templateState={stateOf('sablona', actionData)}
        />
      ) : null}
      <PartnerFiles workplace={loaderData} newKey={did?.newKey ?? null} />
    </AccountPage>
  )
}

function Done({ answer: { done, sentence } }: { answer: WorkplaceAnswer }) {
  const isRefused = done === 'key-refused' || done === 'gone' || done === 'refused'
  return (
    <Notice tone={isRefused ? 'warn' : 'success'} role="status">
      {done === 'refused' ? sentence : workplaceTexts.done[done]}
    </Notice>
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
