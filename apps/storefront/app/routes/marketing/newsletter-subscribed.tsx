import { actOnSubscribe, NEWSLETTER_FORM } from '#app/features/customer/newsletter/newsletter-actions.server.ts'
import { SubscribeView } from '#app/features/customer/newsletter/subscribe-view.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { newsletterTexts } from '#app/texts/customer/newsletter.ts'
import type { Route } from './+types/newsletter-subscribed.ts'

const { subscribed: texts } = newsletterTexts

export function loader() {
  return { form: NEWSLETTER_FORM }
}

export function action({ request, context }: Route.ActionArgs) {
  return actOnSubscribe(request, visitOf(context))
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function NewsletterSubscribed({ loaderData: { form }, actionData }: Route.ComponentProps) {
  const sent = actionData && 'email' in actionData ? actionData : null
  return <SubscribeView sent={sent} form={form} state={stateOf(form, actionData)} />
}
