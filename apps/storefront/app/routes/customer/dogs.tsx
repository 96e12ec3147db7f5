import { AccountPage } from '#app/features/customer/account-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerTexts } from '#app/texts/customer.ts'
import type { Route } from './+types/dogs.ts'

const texts = customerTexts.account.dogs

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: customerTexts.account.description, noIndex: true })

export default function Dogs() {
  return <AccountPage heading={texts.heading} />
}
