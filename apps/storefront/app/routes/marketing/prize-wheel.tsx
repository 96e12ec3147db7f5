import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { marketingTexts } from '#app/texts/marketing.ts'
import type { Route } from './+types/prize-wheel.ts'

const { fair } = marketingTexts

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: fair.wheelTitle, description: fair.wheelDescription, noIndex: true })

export default function PrizeWheel() {
  return (
    <MessagePage
      narrow
      heading={fair.wheelHeading}
      text={fair.wheelLead}
      actions={[{ label: fair.toForm, to: '/private/forpets/formular' }]}
    />
  )
}
