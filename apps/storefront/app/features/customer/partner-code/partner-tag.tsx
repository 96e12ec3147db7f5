import type { TagView } from '@shop/contract/order-detail'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { NarrowPage } from '#app/features/order/narrow-page.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { partnerTexts as texts } from '#app/texts/customer/partner-code.ts'

interface PartnerTagProps {
  tag: Extract<TagView, { kind: 'partner' }>
  goods: readonly { slug: string; name: string }[]
}

/** Behind the code on a leaflet of a trainer: who recommends, what they get for it, and the way on. */
export function PartnerTag({ tag: { name, code, percent, credits }, goods }: PartnerTagProps) {
  const who = name || texts.somebody
  return (
    <NarrowPage>
      <h1>{texts.recommends(who)}</h1>
      <p className="lead">{texts.offer(percent)}</p>
      <p>{texts.relation(who, credits)}</p>
      <Form method="post" action={`/d/${code.toLowerCase()}`} className="stack">
        <Check name="showsName">{texts.showName}</Check>
        <div className="row">
          <Button type="submit" size="large">
            {texts.take}
          </Button>
          <TextLink as={ShopLink} to="/produkty/granule">
            {texts.without}
          </TextLink>
        </div>
      </Form>
      <p className="small muted">{texts.lasts}</p>
      {goods.length > 0 ? (
        <>
          <h2>{texts.goods}</h2>
          <ul className="noses">
            {goods.map(({ slug, name: goodsName }) => (
              <li key={slug}>
                <TextLink as={ShopLink} to={`/produkt/${slug}`}>
                  {goodsName}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </NarrowPage>
  )
}
