import type { CaseKind } from '@shop/domain/case/case-state'
import { Button } from '@shop/ui/button/button'
import { NarrowPage } from '#app/features/order/narrow-page.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { caseTexts as texts } from '#app/texts/order/case.ts'
import { ENTRY_ADDRESSES } from './case-address.ts'

/** A link that opens nothing, and where to get one that does. */
export function CaseGone({ kind }: { kind: CaseKind }) {
  return (
    <NarrowPage>
      <h1 className="h2">{texts.goneHeading}</h1>
      <p>{texts.goneText}</p>
      <div className="row">
        <Button as={ShopLink} to={ENTRY_ADDRESSES[kind]}>
          {texts.newLink}
        </Button>
        <Button as={ShopLink} to="/kontakt" variant="line">
          {texts.contact}
        </Button>
      </div>
    </NarrowPage>
  )
}
