import { nonBreaking } from '@shop/czech/non-breaking'
import type { CaseKind } from '@shop/domain/case/case-state'
import { Button } from '@shop/ui/button/button'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { orderListTexts } from '#app/texts/customer/order-list.ts'
import { caseEntryTexts as texts } from '#app/texts/order/case-entry.ts'
import { caseFormAddress } from './case-address.ts'
import styles from './case-entry.module.css'

export interface CaseOrder {
  number: string
  placedOn: string
  deliveredOn: string | null
  goods: string[]
  payable: number
  token: string
}

/** Orders of the account with what can be begun about each. */
export function OrderChoice({ orders, kinds }: { orders: readonly CaseOrder[]; kinds: readonly CaseKind[] }) {
  if (orders.length === 0) return <p>{texts.noOrders}</p>
  return (
    <ul className={styles.orders}>
      {orders.map(({ number, deliveredOn, goods, payable, token }) => (
        <li key={number} className={styles.order}>
          <span>
            <b className="num">{number}</b>
            <br />
            <span className="small muted">
              {nonBreaking(texts.order(deliveredOn, orderListTexts.goods(goods), payable))}
            </span>
          </span>
          <span className="row">
            {kinds.map((kind) => (
              <Button
                key={kind}
                as={ShopLink}
                to={caseFormAddress(kind, token)}
                prefetch="none"
                variant="line"
                size="small"
                aria-label={texts.startFor(texts.start[kind], number)}
              >
                {texts.start[kind]}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
