import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import type { KeyAnswer } from '#app/features/customer/connections/act-on-api-key.server.ts'
import { actOnConnection, type SecretAnswer } from '#app/features/customer/connections/act-on-connection.server.ts'
import { ApiGuide } from '#app/features/customer/connections/api-guide.tsx'
import { ApiKeyForm } from '#app/features/customer/connections/api-key-form.tsx'
import { ApiKeyList } from '#app/features/customer/connections/api-key-list.tsx'
import { ADD_FORM, KEY_FORM, KEYS_FORM, LIST_FORM } from '#app/features/customer/connections/connection-forms.ts'
import { ConnectionGuide } from '#app/features/customer/connections/connection-guide.tsx'
import { DeliveryLog } from '#app/features/customer/connections/delivery-log.tsx'
import { WebhookForm } from '#app/features/customer/connections/webhook-form.tsx'
import { WebhookList } from '#app/features/customer/connections/webhook-list.tsx'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { CopyField } from '#app/forms/copy-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { apiKeyTexts as keyTexts } from '#app/texts/customer/api-keys.ts'
import { connectionTexts as texts } from '#app/texts/customer/connections.ts'
import type { Route } from './+types/connections.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = visitOf(context)
  const [found, made] = await Promise.all([services.webhooks({}), services.apiKeys({})])
  const done = url.searchParams.get('hotovo') ?? ''
  if (!found.ok) throw new Error(`Webhooks answered ${found.code}.`)
  if (!made.ok) throw new Error(`Keys answered ${made.code}.`)
  return { ...found.value, keys: made.value.keys, done: done in texts.done ? (done as keyof typeof texts.done) : null }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnConnection(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const { isPartner, isHeld, webhooks, deliveries, keys, done } = loaderData
  const told = actionData && 'secret' in actionData ? (actionData as SecretAnswer) : null
  const made = actionData && 'apiKey' in actionData ? (actionData as KeyAnswer) : null
  return (
    <AccountPage heading={texts.heading}>
      <p className="lead">{texts.lead}</p>
      {done && !actionData ? (
        <Notice tone="success" role="status">
          {texts.done[done]}
        </Notice>
      ) : null}
      {told ? <Secret told={told} /> : null}
      {made ? <MadeKey made={made} /> : null}
      {isPartner || isHeld ? null : (
        <EmptyState title={texts.closedHeading} heading="h2" action={<ApplyButton />}>
          <p>{texts.closed}</p>
        </EmptyState>
      )}
      {isPartner || webhooks.length > 0 ? (
        <>
          <AccountBlock heading={texts.webhooks}>
            <FormProblems state={stateOf(LIST_FORM, actionData)} />
            <WebhookList webhooks={webhooks} isPartner={isPartner} isHeld={isHeld} />
          </AccountBlock>
          {isPartner ? (
            <AccountBlock heading={texts.add}>
              <WebhookForm key={webhooks.length} state={stateOf(ADD_FORM, actionData)} />
            </AccountBlock>
          ) : null}
          <AccountBlock heading={texts.log} lead={texts.logLead}>
            <DeliveryLog deliveries={deliveries} />
          </AccountBlock>
          <AccountBlock id="navod" heading={texts.guide} lead={texts.guideLead}>
            <ConnectionGuide />
          </AccountBlock>
        </>
      ) : null}
      {isPartner || keys.length > 0 ? (
        <AccountBlock id="klice" heading={keyTexts.heading} lead={keyTexts.lead}>
          <FormProblems state={stateOf(KEYS_FORM, actionData)} />
          <ApiKeyList keys={keys} isPartner={isPartner} />
        </AccountBlock>
      ) : null}
      {isPartner ? (
        <>
          <AccountBlock heading={keyTexts.add}>
            <ApiKeyForm key={keys.length} state={stateOf(KEY_FORM, actionData)} />
          </AccountBlock>
          <AccountBlock id="navod-api" heading={keyTexts.guide}>
            <ApiGuide />
          </AccountBlock>
        </>
      ) : null}
    </AccountPage>
  )
}

function Secret({ told: { secret, isChanged } }: { told: SecretAnswer }) {
  return (
    <Notice tone="success" role="status">
      <p>
        <b>{texts.secretHeading}</b>
      </p>
      <CopyField label={texts.secret} value={secret} />
      <p>{texts.secretOnce}</p>
      {isChanged ? <p>{texts.secretChanged}</p> : null}
    </Notice>
  )
}

function MadeKey({ made }: { made: KeyAnswer }) {
  return (
    <Notice tone="success" role="status">
      <p>
        <b>{keyTexts.once}</b>
      </p>
      <CopyField label={keyTexts.secret} value={made.apiKey} />
      <p>{keyTexts.onceLead}</p>
    </Notice>
  )
}

function ApplyButton() {
  return (
    <Button as={ShopLink} to="/velkoobchod">
      {texts.apply}
    </Button>
  )
}
