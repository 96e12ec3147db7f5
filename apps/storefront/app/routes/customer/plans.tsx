import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { TextLink } from '@shop/ui/text-link/text-link'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { PhoneLink } from '#app/navigation/phone-link.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { Route } from './+types/plans.ts'

const texts = accountTexts.plans

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Plans() {
  return (
    <AccountPage heading={texts.heading}>
      <p>{texts.text}</p>
      <p>
        <Button as={ShopLink} to="/ucet/objednavky">
          <Icon name="repeat" />
          {texts.again}
        </Button>
      </p>
      <p className="row">
        {texts.ask} <PhoneLink />
        <TextLink as={ShopLink} to="/kontakt#formular">
          {texts.write}
        </TextLink>
      </p>
    </AccountPage>
  )
}
