import type { CartView } from '@shop/contract/cart-view'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { Notice } from '@shop/ui/notice/notice'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { CartNotice } from '#app/features/cart/command/cart-notice.tsx'
import { type CartMessage, useCartState } from '#app/state/cart.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './coupon-box.module.css'

/** A code that does not hold yet stays entered and says what would make it hold. */
export function CouponBox({ coupon, brought }: { coupon: CartView['coupon']; brought: CartMessage | null }) {
  const { message } = useCartState()
  const isRefused = (message ?? brought)?.place === 'coupon'
  if (coupon.state === 'none') {
    return (
      <Accordion size="small" className={styles.box}>
        <AccordionItem title={texts.haveCode} open={isRefused || undefined}>
          <CartForm intent="coupon">
            <InputGroup>
              <Input name="code" aria-label={texts.code} autoComplete="off" autoCapitalize="characters" required />
              <Button type="submit">{texts.applyCode}</Button>
            </InputGroup>
          </CartForm>
          <CartNotice place="coupon" brought={brought} />
        </AccordionItem>
      </Accordion>
    )
  }
  return (
    <Notice tone={coupon.state === 'applied' ? 'success' : 'warn'} icon="percent">
      {coupon.state === 'applied' ? (
        <p>{texts.couponApplied(coupon.code, coupon.amount)}</p>
      ) : (
        <p>
          <b>{texts.couponRow(coupon.code)}:</b> {texts.couponRefused(coupon.reason, coupon.details)}
        </p>
      )}
      <CartForm intent="drop-coupon">
        <Button type="submit" variant="quiet" size="small" className={styles.drop}>
          {texts.removeCode}
        </Button>
      </CartForm>
      <CartNotice place="coupon" brought={brought} />
    </Notice>
  )
}
