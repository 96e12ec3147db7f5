import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { useEffect, useRef } from 'react'
import { type CartMessage, type MessagePlace, useCartState } from '#app/state/cart.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import { CartForm } from './cart-form.tsx'
import styles from './cart-notice.module.css'

/** The last word about the cart, where it belongs. What a plain form brought is shown until something newer is said. */
export function CartNotice({ place, brought = null }: { place: MessagePlace; brought?: CartMessage | null }) {
  const { message, cart, loaded } = useCartState()
  const said = message ?? (cart === loaded ? brought : null)
  const spot = useRef<HTMLDivElement>(null)
  const isMine = said?.place === place

  // Whoever pressed a button that has gone with its line is taken to the sentence that says so, and to the way back.
  useEffect(() => {
    if (isMine && message?.undo) spot.current?.focus()
  }, [isMine, message])

  if (!said || !isMine) return null
  return (
    <Notice
      ref={spot}
      tone={said.tone}
      role={said.tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      className={styles.said}
    >
      <span>{said.text}</span>
      {said.undo ? (
        <CartForm
          intent="add"
          fields={{
            variantId: said.undo.variantId,
            pieces: said.undo.pieces,
            ...(said.undo.weeks === null ? {} : { weeks: said.undo.weeks }),
          }}
        >
          <Button type="submit" variant="line" size="small">
            {texts.undo}
          </Button>
        </CartForm>
      ) : null}
    </Notice>
  )
}
