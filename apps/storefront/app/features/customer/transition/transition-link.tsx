import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { sheetTexts } from '#app/texts/customer/sheets.ts'

/** Where somebody buys another food than the last one. */
export function TransitionLink({ orderId, foodName }: { orderId: number; foodName: string }) {
  return (
    <section className="panel stack">
      <h2 className="h3">{sheetTexts.planHeading}</h2>
      <p>{sheetTexts.changedFood(foodName)}</p>
      <LinkArrow as={ShopLink} to={`/ucet/prechod/${orderId}`}>
        {sheetTexts.plan.link}
      </LinkArrow>
    </section>
  )
}
