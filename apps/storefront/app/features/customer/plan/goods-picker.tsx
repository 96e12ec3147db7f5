import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { LineItem } from '@shop/ui/line-item/line-item'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planActionTexts as texts } from '#app/texts/customer/plan-actions.ts'
import styles from './goods-picker.module.css'
import type { GoodsChoice } from './load-plan-goods.server.ts'

interface GoodsPickerProps {
  goods: readonly GoodsChoice[]
  query: string
  intent: string
  /** Go with the choice. */
  fields: Readonly<Record<string, string | number>>
  /** What the address keeps while somebody looks for something else. */
  kept: Readonly<Record<string, string | number>>
  button: (halere: number) => string
  buttonLabel: (name: string, halere: number) => string
}

/** A few things with a button each, and a field to look for others; the search stands in the address. */
export function GoodsPicker({ goods, query, intent, fields, kept, button, buttonLabel }: GoodsPickerProps) {
  return (
    <div className={styles.picker}>
      {goods.length === 0 ? <p>{texts.addOnceEmpty}</p> : null}
      <ul className={styles.list} aria-label={texts.addOnceList}>
        {goods.map(({ variantId, slug, name, pack, price, image, theme }) => (
          <li key={variantId}>
            <LineItem
              size="small"
              data-tint={theme ?? undefined}
              picture={image ? <ShopPicture image={image} sizes="56px" maxWidth={112} decorative /> : null}
              name={<ShopLink to={`/produkt/${slug}`}>{name}</ShopLink>}
              details={<div className="xs muted">{pack}</div>}
              sum={formatPrice(price)}
            >
              <Form method="post" preventScrollReset>
                <Hidden fields={{ ...fields, variantId }} />
                <Button
                  type="submit"
                  name="intent"
                  value={intent}
                  variant="line"
                  size="small"
                  className={styles.button}
                  aria-label={buttonLabel(`${name}, ${pack}`, price)}
                >
                  {button(price)}
                </Button>
              </Form>
            </LineItem>
          </li>
        ))}
      </ul>
      <Form method="get" preventScrollReset className={styles.search}>
        <Hidden fields={kept} />
        <FormInput
          form={`hledat-${intent}`}
          name="hledat"
          label={texts.search}
          state={undefined}
          value={query}
          type="search"
          maxLength={80}
        />
        <Button type="submit" variant="line">
          {texts.searchButton}
        </Button>
      </Form>
    </div>
  )
}

function Hidden({ fields }: { fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
