import type { CartView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Switch } from '@shop/ui/switch/switch'
import { TextLink } from '@shop/ui/text-link/text-link'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { CartNotice } from '#app/features/cart/command/cart-notice.tsx'
import plain from '#app/features/cart/line/without-script.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { CartMessage } from '#app/state/cart.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

interface CreditsSwitchProps {
  credits: CartView['credits']
  isSignedIn: boolean
  brought: CartMessage | null
}

/** All credits the goods can take, or none. */
export function CreditsSwitch({ credits, isSignedIn, brought }: CreditsSwitchProps) {
  const { wanted, balance, limit } = credits
  if (!isSignedIn) {
    return (
      <p className="small">
        <TextLink as={ShopLink} to="/prihlasit-se?zpet=%2Fkosik%2Fobsah" prefetch="none">
          {texts.creditsSignIn}
        </TextLink>
      </p>
    )
  }
  if (balance === 0 && wanted === null) return null
  return (
    <div>
      <CartForm intent={wanted === null ? 'credits' : 'drop-credits'}>
        <p className={plain.only}>{texts.creditsBalance(balance, limit)}</p>
        <Switch
          key={String(wanted)}
          className={plain.never}
          defaultChecked={wanted !== null}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <b>{texts.useCredits}</b>
          <br />
          <span className="small muted">{texts.creditsBalance(balance, limit)}</span>
        </Switch>
        <Button type="submit" variant="line" size="small" className={plain.only}>
          {wanted === null ? texts.useCredits : texts.keepCredits}
        </Button>
      </CartForm>
      <CartNotice place="credits" brought={brought} />
    </div>
  )
}
