import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { Notice } from '@shop/ui/notice/notice'
import { StatBlock } from '@shop/ui/stat-block/stat-block'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useFetch } from '#app/navigation/use-fetch.ts'
import { accountTexts } from '#app/texts/customer/account.ts'

export interface OwnCredits {
  usable: number
  pending: number
  nextExpiry: string | null
  /** How many end then. */
  expiring: number
}

const texts = accountTexts.credits

/** The page around it is the same for everybody, so the own balance is asked for apart, once the page lives; null for a guest. */
export function useOwnCredits(): OwnCredits | null {
  return useFetch<OwnCredits | null>('/api/kredity').data ?? null
}

export function OwnCreditsBlock({ credits }: { credits: OwnCredits | null }) {
  return <div aria-live="polite">{credits ? <Balance credits={credits} /> : null}</div>
}

/** Whoever has an account is not asked to make one. */
export function toOwnActions(actions: NamedLink[], credits: OwnCredits | null): NamedLink[] {
  if (!credits) return actions
  return actions.map((action) =>
    action.to === '/registrace' ? { label: texts.mine, to: '/ucet/prehled-kreditu' } : action,
  )
}

function Balance({ credits: { usable, pending, nextExpiry, expiring } }: { credits: OwnCredits }) {
  const { credit, creditsPending, creditsExpire } = accountTexts
  return (
    <section className="wrap section-tight stack">
      <StatBlock data-tint="yellow" label={texts.usable} figure={formatPrice(usable * 100)}>
        {pending > 0 ? <p>{creditsPending(credit(pending))}</p> : null}
        <LinkArrow as={ShopLink} to="/ucet/prehled-kreditu" prefetch="none">
          {texts.heading}
        </LinkArrow>
      </StatBlock>
      {nextExpiry && expiring > 0 ? (
        <Notice tone="warn">{creditsExpire(credit(expiring), formatDate(toPragueDay(nextExpiry)))}</Notice>
      ) : null}
    </section>
  )
}
