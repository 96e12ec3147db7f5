import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { Route } from './+types/plans.ts'

const texts = accountTexts.plans

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Plans() {
  return <AccountPage heading={texts.heading} />
}
