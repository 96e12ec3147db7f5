import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { marketingTexts } from '#app/texts/marketing.ts'
import type { Route } from './+types/fair-form.ts'

const { fair } = marketingTexts

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: fair.formTitle, description: fair.formDescription, noIndex: true })

export default function FairForm() {
  return <MessagePage narrow heading={fair.formHeading} text={fair.formLead} />
}
