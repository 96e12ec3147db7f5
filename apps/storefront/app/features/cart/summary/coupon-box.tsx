import type { CartView } from '@shop/contract/cart-view'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { Notice } from '@shop/ui/notice/notice'
import type { ReactNode } from 'react'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { CartNotice } from '#app/features/cart/command/cart-notice.tsx'
import { type CartMessage, useCartState } from '#app/state/cart.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './coupon-box.module.css'

interface CouponBoxProps extends Pick<CartView, 'coupon' | 'voucher'> {
  brought: CartMessage | null
}

/** One field for coupons and vouchers. A coupon that does not hold yet stays entered and says what would make it hold. */
export function CouponBox({ coupon, voucher, brought }: CouponBoxProps) {
  const { message } = useCartState()
  const isRefused = (message ?? brought)?.place === 'coupon'
  const isFull = coupon.state !== 'none' && voucher !== null
  return (
    <>
      {coupon.state === 'none' ? null : (
        <Entered isGood={coupon.state === 'applied'} intent="drop-coupon">
          {coupon.state === 'applied' ? (
            <p>{texts.couponApplied(coupon.code, coupon.amount)}</p>
          ) : (
            <p>
              <b>{texts.couponRow(coupon.code)}:</b> {texts.couponRefused(coupon.reason, coupon.details)}
            </p>
          )}
        </Entered>
      )}
      {voucher ? (
        <Entered isGood={voucher.trouble === null} intent="drop-voucher">
          <p>{voucher.trouble ? texts.voucherTrouble[voucher.trouble] : texts.voucherApplied(voucher)}</p>
        </Entered>
      ) : null}
      {isFull ? (
        <CartNotice place="coupon" brought={brought} />
      ) : (
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
      )}
    </>
  )
}

interface EnteredProps {
  isGood: boolean
  intent: 'drop-coupon' | 'drop-voucher'
  children: ReactNode
}

function Entered({ isGood, intent, children }: EnteredProps) {
  return (
    <Notice tone={isGood ? 'success' : 'warn'} icon="percent">
      {children}
      <CartForm intent={intent}>
        <Button type="submit" variant="quiet" size="small" className={styles.drop}>
          {texts.removeCode}
        </Button>
      </CartForm>
    </Notice>
  )
}
