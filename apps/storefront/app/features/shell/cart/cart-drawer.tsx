import { Drawer } from '@shop/ui/drawer/drawer'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { DrawerFooter, DrawerLines } from '#app/features/cart/drawer/drawer-content.tsx'
import { useCartState } from '#app/state/cart.ts'
import { shownCart } from '#app/state/cart-changes.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

/** The frame of the cart beside the page; the lines come from the cart's own feature. */
export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { key } = useLocation()
  const cart = shownCart(useCartState())

  // A modal survives a change of page; whoever followed a link from it wants to see where it led.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changed, whatever the key is
  useEffect(() => onClose, [key])

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={cart && cart.pieces > 0 ? texts.drawerCount(cart.pieces) : texts.drawer}
      closeLabel={texts.closeDrawer}
      footer={<DrawerFooter cart={cart} />}
    >
      <DrawerLines cart={cart} />
    </Drawer>
  )
}
