import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import type { Route } from './+types/thanks.ts'

const { thanks } = checkoutTexts

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: thanks.title, description: thanks.description, noIndex: true })

export default function Thanks() {
  return (
    <MessagePage
      narrow
      heading={thanks.heading}
      text={thanks.text}
      actions={[
        { label: thanks.account, to: '/ucet/prehled' },
        { label: thanks.help, to: '/casto-kladene-dotazy/objednavka/kde-najdu-svou-objednavku' },
      ]}
    />
  )
}
