import dogPicture from '@shop/ui/assets/dog-white.svg'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts as texts } from '#app/texts/customer/plan.ts'

/** Nobody sends anything yet: what it would be good for, and the two ways to begin. */
export function EmptyPlans() {
  return (
    <EmptyState
      title={texts.emptyTitle}
      heading="h2"
      data-tint="yellow"
      action={
        <div className="row">
          <Button as={ShopLink} to="/pravidelne-doruceni">
            {texts.emptyAction}
          </Button>
          <Button as={ShopLink} to="/ucet/objednavky" variant="line">
            {texts.emptyOrders}
          </Button>
        </div>
      }
    >
      <p>{texts.emptyText}</p>
      <img src={dogPicture} alt="" width="160" height="153" />
    </EmptyState>
  )
}
