import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { StatBlock } from '@shop/ui/stat-block/stat-block'
import { redirect } from 'react-router'
import { loadProgrammeRules } from '#app/features/content/calculators/load-programme-rules.server.ts'
import { CreditLots } from '#app/features/customer/credits/credit-lots.tsx'
import { CreditRules } from '#app/features/customer/credits/credit-rules.tsx'
import { CreditTable } from '#app/features/customer/credits/credit-table.tsx'
import { LevelBlock } from '#app/features/customer/credits/level-block.tsx'
import { loadCredits, loadLevel, loadReferrals } from '#app/features/customer/credits/load-credits.server.ts'
import { loadOwnVouchers } from '#app/features/customer/credits/load-own-vouchers.server.ts'
import { OwnVouchers } from '#app/features/customer/credits/own-vouchers.tsx'
import { ReferralBlock } from '#app/features/customer/credits/referral-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { attempt } from '#app/server/attempt.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { creditTexts as texts } from '#app/texts/customer/credits.ts'
import { levelTexts } from '#app/texts/customer/levels.ts'
import type { Route } from './+types/credits.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const customer = customerOf(context)
  const referrals = loadReferrals(customer)
  const [credits, level, own, { loyalty }, vouchers] = await Promise.all([
    loadCredits(
      customer,
      referrals.then((found) => found.credits),
    ),
    loadLevel(customer),
    referrals,
    loadProgrammeRules(),
    loadOwnVouchers(visitOf(context).services),
  ])
  return {
    credits,
    level,
    referrals: own,
    vouchers,
    fewest: loyalty.minimumSpendCredits,
    mostPercent: loyalty.maximumSpendPercent,
  }
}

/** The one form of the page makes the own link. */
export async function action({ request, context }: Route.ActionArgs) {
  await attempt(request, visitOf(context).services.makeReferralCode({}))
  return redirect('/ucet/prehled-kreditu', 303)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.pageTitle, description: accountTexts.description, noIndex: true })

export default function Credits({ loaderData }: Route.ComponentProps) {
  const { credits, level, referrals, vouchers, fewest, mostPercent } = loaderData
  const { usable, pending, lots, ending, lines, rules } = credits
  return (
    <AccountPage heading={texts.heading}>
      <StatBlock data-tint="yellow" label={texts.usable} figure={formatPrice(usable * 100)}>
        <p>{texts.rule(mostPercent)}</p>
        {usable > 0 && usable < fewest ? <p>{texts.tooFew(fewest)}</p> : null}
        {pending > 0 ? <p>{accountTexts.creditsPending(texts.credit(pending))}</p> : null}
        {usable >= fewest ? (
          <Button as={ShopLink} to="/kosik/obsah" variant="line">
            {texts.use}
          </Button>
        ) : null}
      </StatBlock>
      {vouchers.length > 0 ? <OwnVouchers vouchers={vouchers} /> : null}
      {level ? <LevelBlock level={level} /> : <p className="muted">{levelTexts.ownGroup}</p>}
      {lots.length > 0 ? <CreditLots usable={usable} lots={lots} /> : null}
      {ending ? (
        <Notice tone="warn">{texts.ends(texts.credit(ending.credits), formatDate(toPragueDay(ending.at)))}</Notice>
      ) : null}
      {referrals.isOpen ? <ReferralBlock referrals={referrals} address={referrals.address} qr={referrals.qr} /> : null}
      {lines.length > 0 ? (
        <CreditTable lines={lines} />
      ) : (
        <EmptyState title={texts.emptyTitle} heading="h2">
          <p>{texts.empty}</p>
          <Button as={ShopLink} to="/ucet/psi?pridat" size="small">
            {texts.emptyAction}
          </Button>
        </EmptyState>
      )}
      <CreditRules rules={rules} />
    </AccountPage>
  )
}
