import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { TextLink } from '@shop/ui/text-link/text-link'
import list from '#app/features/customer/frame/account-list.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import type { PastParcel } from './load-plans.server.ts'

/** Parcels that are over, the youngest first, each with its order. */
export function PlanHistory({ past, startedAt }: { past: readonly PastParcel[]; startedAt: string }) {
  return (
    <Accordion size="small">
      <AccordionItem title={texts.history} heading="h3">
        <p className="small muted">
          {texts.startedOn(startedAt)}. {past.length === 0 ? texts.historyEmpty : null}
        </p>
        {past.length > 0 ? (
          <ul className={list.list}>
            {past.map(({ cycleNo, state, day, order }) => (
              <li key={cycleNo}>
                <span>
                  {texts.parcelNo(cycleNo)}, {formatDate(day)}, {texts.historyStates[state]}
                </span>
                {order ? (
                  <span className="row">
                    <span className="num">{formatPrice(order.payable)}</span>
                    <TextLink as={ShopLink} to={`/ucet/objednavka/${order.id}`} prefetch="none" standalone>
                      {order.number}
                    </TextLink>
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
      </AccordionItem>
    </Accordion>
  )
}
