import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { Route } from './+types/quick-order.ts'

const texts = accountTexts.quickOrder

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function QuickOrder() {
  return <AccountPage heading={texts.heading} />
}
