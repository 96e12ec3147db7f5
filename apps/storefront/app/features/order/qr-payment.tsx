import type { TransferView } from '@shop/contract/order'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { type ReactNode, useId, useState } from 'react'
import { checkoutThanksTexts as texts } from '#app/texts/checkout/checkout-thanks.ts'
import styles from './qr-payment.module.css'

/** A QR code as one path of an SVG. */
export interface QrPath {
  size: number
  path: string
}

interface QrPaymentProps {
  qr: QrPath
  /** Where the same code is a picture to be saved. */
  picture?: string
  transfer: TransferView
  /** Other ways to pay. */
  children?: ReactNode
}

export function QrPayment({ qr, picture, transfer, children }: QrPaymentProps) {
  const { account, iban, variableSymbol, amount } = transfer
  const heading = useId()
  return (
    <section className={styles.pay} aria-labelledby={heading}>
      <div className={styles.box}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={texts.qrLabel} shapeRendering="crispEdges">
          <path d={qr.path} fill="#17211B" />
        </svg>
      </div>
      <div className={styles.words}>
        <h2 id={heading} className="h3">
          {texts.qrHeading}
        </h2>
        <p>{texts.qrText}</p>
        <dl className={styles.rows}>
          <Row name={texts.amount} value={formatPrice(amount)} copied={(amount / 100).toFixed(2)} />
          <Row name={texts.account} value={account} />
          <Row name={texts.iban} value={inFours(iban)} copied={iban} />
          <Row name={texts.symbol} value={variableSymbol} />
        </dl>
        {picture ? (
          <div className="row">
            <Button as="a" href={picture} download={`qr-platba-${variableSymbol}.png`} size="small">
              <Icon name="download" />
              {texts.saveQr}
            </Button>
          </div>
        ) : null}
        {children}
      </div>
    </section>
  )
}

/** As it is read aloud and as it may break. */
function inFours(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

function Row({ name, value, copied = value }: { name: string; value: string; copied?: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        {value}
        <Button
          variant="quiet"
          size="small"
          aria-label={`${isCopied ? texts.copied : texts.copy}: ${name}`}
          onClick={() => navigator.clipboard.writeText(copied).then(() => setCopied(true))}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </dd>
    </div>
  )
}
