import { AccountPage } from '#app/features/customer/account-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerTexts } from '#app/texts/customer.ts'
import type { Route } from './+types/addresses.ts'

const texts = customerTexts.account.addresses

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: customerTexts.account.description, noIndex: true })

export default function Addresses() {
  return <AccountPage heading={texts.heading} />
}
