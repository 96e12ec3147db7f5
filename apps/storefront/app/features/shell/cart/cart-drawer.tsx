import { Button } from '@shop/ui/button/button'
import { Drawer } from '@shop/ui/drawer/drawer'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { shellTexts } from '#app/texts/shell.ts'
import styles from './cart-drawer.module.css'

/** The frame of the cart beside the page; the lines come from the cart's own feature. */
export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { key } = useLocation()

  // A modal survives a change of page; whoever followed a link from it wants to see where it led.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changed, whatever the key is
  useEffect(() => onClose, [key])

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={shellTexts.cartDrawer}
      closeLabel={shellTexts.closeCart}
      footer={
        <Button as={ShopLink} to="/kosik/obsah" block>
          {shellTexts.toCart}
        </Button>
      }
    >
      <EmptyState
        className={styles.empty}
        title={shellTexts.cartEmptyHeading}
        action={
          <Button as={ShopLink} to="/produkty" variant="line">
            {shellTexts.cartEmptyLink}
          </Button>
        }
      >
        <p>{shellTexts.cartEmptyText}</p>
      </EmptyState>
    </Drawer>
  )
}
