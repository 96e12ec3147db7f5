import { WALLET_BUTTONS } from '@shop/contract/order'
import { useEffect, useState } from 'react'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { detectWallets } from './detect-wallets.ts'
import type { Wallet } from './list-payments.ts'
import styles from './wallets.module.css'

interface WalletsProps {
  /** Those that may pay for this order. */
  offered: readonly Wallet[]
  form: string
  total: string
  isBusy: boolean
}

/** On top, where the device has one: the whole order in a press. The gateway opens with that wallet. */
export function Wallets({ offered, form, total, isBusy }: WalletsProps) {
  const [owned, setOwned] = useState<Wallet[]>([])

  // Asks the device what it can pay with; the server cannot know.
  useEffect(() => {
    let isHere = true
    detectWallets(window as unknown as Parameters<typeof detectWallets>[0]).then((found) => {
      if (isHere) setOwned(found)
    })
    return () => {
      isHere = false
    }
  }, [])

  const shown = owned.filter((wallet) => offered.includes(wallet))
  if (shown.length === 0) return null
  return (
    <div className={styles.place}>
      <p className="small muted">{texts.walletsBefore}</p>
      <div className={styles.wallets}>
        {shown.map((wallet) => (
          <button
            key={wallet}
            type="submit"
            form={form}
            name="intent"
            value={`place:${wallet}`}
            className={styles.wallet}
            aria-label={`${WALLET_BUTTONS[wallet]}, ${total}`}
            disabled={isBusy}
          >
            <span className={styles.small}>{texts.walletVerb}</span>
            <span className={styles.name}>{texts.walletNames[wallet]}</span>
          </button>
        ))}
      </div>
      <p className={`small muted ${styles.or}`}>{texts.walletsAfter}</p>
    </div>
  )
}
