import { Notice } from '@shop/ui/notice/notice'
import { data } from 'react-router'
import { z } from 'zod'
import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { errorTexts } from '#app/texts/errors.ts'
import { marketingTexts } from '#app/texts/marketing.ts'
import type { Route } from './+types/newsletter-subscribed.ts'

const { subscribed, home } = marketingTexts

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const email = z.email().safeParse(form.get('email'))
  if (!email.success) return data({ error: subscribed.invalidEmail }, { status: 400 })
  return data({ error: errorTexts.serviceAway }, { status: 503 })
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: subscribed.title, description: subscribed.description, noIndex: true })

export default function NewsletterSubscribed({ actionData }: Route.ComponentProps) {
  return (
    <MessagePage heading={subscribed.heading} text={subscribed.lead} actions={[{ label: home, to: '/' }]}>
      {actionData ? (
        <Notice tone="danger" role="alert">
          {actionData.error}
        </Notice>
      ) : null}
    </MessagePage>
  )
}
