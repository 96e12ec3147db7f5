import type { ListedRow, ListView } from '@shop/contract/wholesale/list'
import { formatPrice } from '@shop/czech/format-price'
import { Check } from '@shop/ui/check/check'
import { Input } from '@shop/ui/input/input'
import { Radio } from '@shop/ui/radio/radio'
import { useId } from 'react'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import styles from './quick-order.module.css'

type Of<Kind extends ListedRow['kind']> = Extract<ListedRow, { kind: Kind }>

/** Goods and pieces as they were understood; the pieces can still be changed. */
export function ReadyRow({ row, basis }: { row: Of<'ready'>; basis: ListView['basis'] }) {
  const { goods, lines, amount } = row
  const key = lines.join(',')
  return (
    <li className={styles.row}>
      <input type="hidden" name="rows" value={key} />
      <input type="hidden" name={`goods.${key}`} value={goods.variantId} />
      <div className={styles.goods}>
        <CartPicture image={goods.image} size={52} />
        <div>
          <ShopLink to={`/produkt/${goods.slug}`} className={styles.name}>
            {goods.name} {goods.variantName}
          </ShopLink>
          <p className={styles.source}>
            {texts.lines(lines)}: {texts.known(row)}
          </p>
          <Cartons row={row} />
        </div>
      </div>
      <div className={styles.amount}>
        <span>{texts.each(goods.unitPrice)}</span>
        <Pieces rowKey={key} pieces={row.pieces} of={`${goods.name} ${goods.variantName}`} />
        <b>
          {formatPrice(amount)} {texts.net[basis]}
        </b>
      </div>
    </li>
  )
}

/** Whole cartons are cheaper to carry; pieces are sold all the same, so it is only said. */
function Cartons({ row: { goods, pieces } }: { row: Of<'ready'> }) {
  const { perCarton } = goods.packing
  const packs = goods.packs ?? []
  const isBroken = perCarton !== null && pieces % perCarton !== 0
  return (
    <>
      {isBroken ? <p className={styles.source}>{texts.cartons(pieces, perCarton)}</p> : null}
      {packs.length > 0 ? <p className={styles.source}>{texts.packs(packs)}</p> : null}
    </>
  )
}

/** A row that can mean more, or that cannot be had as it stands: whoever wrote it decides. */
export function AskedRow({ row }: { row: Of<'ask'> }) {
  const { lines, text, reason, choices, pieces } = row
  const key = lines.join(',')
  const isOffered = reason !== 'not_sold'
  const most = reason === 'short' ? (choices[0]?.inStock ?? 0) : pieces
  return (
    <li className={styles.row}>
      <input type="hidden" name="rows" value={key} />
      <fieldset className={styles.asked}>
        <legend className={styles.source}>
          {texts.lines(lines)}: {text}
        </legend>
        <p className={styles.name}>{texts.why(row)}</p>
        <div className={styles.choices}>
          {isOffered && most !== 0
            ? choices.map((goods) => (
                <Radio key={goods.variantId} name={`goods.${key}`} value={goods.variantId}>
                  {texts.choice(`${goods.name} ${goods.variantName}`, goods.unitPrice)}
                </Radio>
              ))
            : null}
          <Radio name={`goods.${key}`} value="skip">
            {texts.skip}
          </Radio>
        </div>
        {isOffered && most !== 0 ? <Pieces rowKey={key} pieces={most} of={text} /> : null}
      </fieldset>
    </li>
  )
}

export function UnknownRow({ row: { lines, text } }: { row: Of<'unknown'> }) {
  const key = lines.join(',')
  return (
    <li className={styles.row}>
      <input type="hidden" name="rows" value={key} />
      <div>
        <p className={styles.source}>
          {texts.lines(lines)}: {text}
        </p>
        <p>{texts.unknownText}</p>
      </div>
      <Check name={`goods.${key}`} value="skip">
        {texts.skip}
      </Check>
    </li>
  )
}

function Pieces({ rowKey, pieces, of }: { rowKey: string; pieces: number | null; of: string }) {
  const id = useId()
  return (
    <span className={styles.amount}>
      <label htmlFor={id}>
        {texts.pieces}
        <span className="visually-hidden"> {of}</span>
      </label>
      <Input id={id} name={`pieces.${rowKey}`} type="number" min={1} defaultValue={pieces ?? ''} inputMode="numeric" />
    </span>
  )
}
