import type { OwnVoucher } from '@shop/contract/promotion/own-vouchers'
import { Button } from '@shop/ui/button/button'
import { ownVoucherTexts as texts } from '#app/texts/customer/own-vouchers.ts'
import styles from './credits.module.css'

/** A plain form to the cart: the cart says there what became of it. */
export function OwnVouchers({ vouchers }: { vouchers: readonly OwnVoucher[] }) {
  return (
    <section className="stack" aria-labelledby="vouchers">
      <h2 id="vouchers">{texts.heading}</h2>
      <p className="small muted">{texts.lead}</p>
      <ul className={styles.vouchers}>
        {vouchers.map(({ id, tail, face, balance, expiresOn }) => (
          <li key={id}>
            <span>
              <b className="num">{texts.left(balance, face)}</b>
              <br />
              <span className="small muted">{texts.facts(tail, expiresOn)}</span>
            </span>
            <form method="post" action="/kosik/obsah">
              <input type="hidden" name="intent" value="own-voucher" />
              <input type="hidden" name="voucherId" value={id} />
              <Button type="submit" variant="line" size="small" aria-label={texts.ariaOf(tail)}>
                {texts.use}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
