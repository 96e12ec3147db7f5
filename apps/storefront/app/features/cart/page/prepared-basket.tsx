import type { PreparedBasketView } from '@shop/contract/cart'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Button } from '@shop/ui/button/button'
import { LineItem } from '@shop/ui/line-item/line-item'
import { Notice } from '@shop/ui/notice/notice'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { TextLink } from '@shop/ui/text-link/text-link'
import { useLocation } from 'react-router'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { LineChange } from '#app/features/cart/line/line-change.tsx'
import { LineWarnings } from '#app/features/cart/line/line-warnings.tsx'
import styles from '#app/features/cart/summary/cart-summary.module.css'
import { WeightBar } from '#app/features/cart/summary/weight-bar.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useDogs } from '#app/state/dog.ts'
import { cartPageTexts } from '#app/texts/cart/cart-page.ts'
import { preparedBasketTexts as texts } from '#app/texts/cart/prepared-basket.ts'
import { partnerTexts } from '#app/texts/customer/partner-code.ts'
import pageStyles from './cart-page.module.css'
import { SharedLink } from './shared-link.tsx'

interface PreparedBasketProps {
  basket: PreparedBasketView
  /** Why it could not be taken. */
  refusal: string | null
  /** For whoever has just made it: the whole address to send on. */
  address: string | null
}

/** A basket made by somebody else: who, what, for how much today, and one button. */
export function PreparedBasket({ basket, refusal, address }: PreparedBasketProps) {
  const { kind, title, note, expiresAt, partner } = basket
  return (
    <div className={`wrap wrap-funnel ${pageStyles.funnel}`}>
      <div className="stack">
        <p className="semi">{texts.eyebrows[kind]}</p>
        <h1>{title ? nonBreaking(title) : texts.heading}</h1>
        <p className="lead">
          {texts.kinds[kind]} {sayWhoPrepared(basket)}
        </p>
        {address ? (
          <section className="panel stack" aria-label={texts.linkHeading}>
            <h2 className="h3">{texts.linkHeading}</h2>
            <p className="small">{texts.linkText}</p>
            <SharedLink address={address} />
          </section>
        ) : null}
        {partner ? (
          <Notice>
            {nonBreaking(partnerTexts.offer(partner.percent))}{' '}
            {nonBreaking(partnerTexts.relation(partner.name || partnerTexts.somebody, partner.credits))}
          </Notice>
        ) : null}
        {note ? <blockquote className="panel">{nonBreaking(note)}</blockquote> : null}
        <p className="small muted">{texts.validUntil(expiresAt)}</p>
        {refusal ? (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        ) : null}
        {basket.changes.length > 0 ? <Notice tone="warn">{texts.changed}</Notice> : null}
        <section aria-label={texts.lines} className={pageStyles.lines}>
          {basket.lines.map((line) => (
            <BasketLine key={line.id} line={line} changes={basket.changes} />
          ))}
        </section>
        <div className={pageStyles.progress}>
          <WeightBar cart={basket} />
        </div>
      </div>
      <BasketSummary basket={basket} />
    </div>
  )
}

function sayWhoPrepared({ kind, preparedBy }: PreparedBasketView): string {
  if (preparedBy === '') return ''
  if (kind === 'group') return texts.forClass(preparedBy)
  return kind === 'breeder' ? texts.fromKennel(preparedBy) : texts.preparedBy(preparedBy)
}

interface BasketLineProps {
  line: PreparedBasketView['lines'][number]
  changes: PreparedBasketView['changes']
}

function BasketLine({ line, changes }: BasketLineProps) {
  const { id, name, pieces, regularWeeks, isSold, inStock, amount } = line
  const dogs = useDogs()
  return (
    <LineItem
      data-tint={proteinTint(line.protein) ?? undefined}
      picture={<CartPicture image={line.image} />}
      name={<ShopLink to={`/produkt/${line.slug}?varianta=${line.sku}`}>{nonBreaking(name)}</ShopLink>}
      details={
        <>
          <p className="xs muted">
            {nonBreaking(line.variantName)} · {cartPageTexts.pieces(pieces)}
          </p>
          {regularWeeks === null ? null : <p className="xs semi">{cartPageTexts.regularly(regularWeeks, null)}</p>}
          {changes
            .filter(({ lineId }) => lineId === id)
            .map((change) => (
              <LineChange key={change.kind} change={change} />
            ))}
          {isSold && inStock === 0 ? <p className="xs semi">{texts.soldOut}</p> : null}
          <LineWarnings line={line} dogs={dogs} />
        </>
      }
      sum={isSold ? formatPrice(amount) : null}
    />
  )
}

function BasketSummary({ basket }: { basket: PreparedBasketView }) {
  const { pathname } = useLocation()
  const ways = basket.shippingOptions.filter(({ refusal }) => refusal === null)
  return (
    <aside className={styles.summary} aria-label={texts.summary}>
      <h2 className="h3">{texts.summary}</h2>
      <SummaryRows>
        <SummaryRow tone="total" name={texts.total} amount={formatPrice(basket.total)} />
      </SummaryRows>
      <form method="post" className="stack">
        <Button type="submit" size="large" block>
          {texts.take}
        </Button>
        <p className="small">{texts.takeNote}</p>
      </form>
      {ways.length > 0 ? (
        <div className="stack">
          <h3 className="h4">{texts.shipping}</h3>
          <ul className="noses small">
            {ways.map(({ code, name, amount }) => (
              <li key={code}>
                {texts.way(nonBreaking(name), amount === 0 ? cartPageTexts.free : formatPrice(amount ?? 0))}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="small">
        {texts.today}{' '}
        <TextLink as={ShopLink} to={`/prihlasit-se?zpet=${encodeURIComponent(pathname)}`} prefetch="none">
          {texts.signIn}
        </TextLink>
        .
      </p>
    </aside>
  )
}
