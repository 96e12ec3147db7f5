import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { marketingTexts } from '#app/texts/marketing.ts'
import type { Route } from './+types/newsletter-verify.ts'

const texts = marketingTexts.verify

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function NewsletterVerify() {
  return <MessagePage heading={texts.heading} text={texts.lead} actions={[{ label: marketingTexts.home, to: '/' }]} />
}
