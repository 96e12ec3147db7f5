import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { Notice } from '@shop/ui/notice/notice'
import { StatBlock } from '@shop/ui/stat-block/stat-block'
import { CreditTable } from '#app/features/customer/account/credit-table.tsx'
import { loadCredits } from '#app/features/customer/account/load-credits.server.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import styles from '#app/features/customer/frame/two-columns.module.css'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { Route } from './+types/credits.ts'

const texts = accountTexts.credits

export async function loader({ context }: Route.LoaderArgs) {
  return loadCredits(customerOf(context))
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Credits({ loaderData: { balance, expiring, lines } }: Route.ComponentProps) {
  return (
    <AccountPage heading={texts.heading}>
      <div className={styles.columns}>
        <StatBlock data-tint="yellow" label={texts.usable} figure={formatPrice(balance.usable * 100)}>
          <p>{texts.rule}</p>
          {balance.pending > 0 ? <p>{accountTexts.creditsPending(accountTexts.credit(balance.pending))}</p> : null}
        </StatBlock>
        <section className="panel stack">
          <h2 className="h3">{texts.howHeading}</h2>
          <p className="small muted">{texts.how}</p>
          <LinkArrow as={ShopLink} to="/vernostni-program">
            {texts.howLink}
          </LinkArrow>
        </section>
      </div>
      {balance.nextExpiry && expiring > 0 ? (
        <Notice tone="warn">
          {accountTexts.creditsExpire(accountTexts.credit(expiring), formatDate(toPragueDay(balance.nextExpiry)))}
        </Notice>
      ) : null}
      {lines.length > 0 ? <CreditTable lines={lines} /> : <EmptyState title={texts.empty} heading="h2" />}
      {balance.usable > 0 ? (
        <Button as={ShopLink} to="/kosik/obsah" variant="line">
          {texts.use}
        </Button>
      ) : null}
    </AccountPage>
  )
}
