import { Button } from '@shop/ui/button/button'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { ThreadList } from '#app/features/order/thread/thread-list.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { threadTexts as texts } from '#app/texts/order/thread.ts'
import type { Route } from './+types/messages.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const found = await visitOf(context).services.ownThreads({})
  return { threads: found.ok ? found.value.threads : [] }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.accountTitle, description: texts.description, noIndex: true })

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { threads } = loaderData
  return (
    <AccountPage heading={texts.accountHeading}>
      {threads.length === 0 ? <p className="muted">{texts.none}</p> : <ThreadList threads={threads} />}
      <div className="row">
        <Button as={ShopLink} to="/kontakt" variant="line">
          {texts.write}
        </Button>
      </div>
    </AccountPage>
  )
}
