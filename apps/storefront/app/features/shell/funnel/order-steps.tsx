import { Step, Steps } from '@shop/ui/steps/steps'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './order-steps.module.css'

const STEPS: { name: string; to: ShopAddress }[] = [
  { name: shellTexts.stepCart, to: '/kosik/obsah' },
  { name: shellTexts.stepDetails, to: '/kosik/dodaci-udaje' },
  { name: shellTexts.stepShipping, to: '/kosik/doprava-a-platba' },
]

/** A finished step leads back to it. */
export function OrderSteps({ current }: { current: number }) {
  return (
    <Steps label={shellTexts.orderSteps} className={styles.steps}>
      {STEPS.map(({ name, to }, index) => {
        const number = index + 1
        if (number >= current) {
          return (
            <Step key={to} number={number} state={number === current ? 'current' : 'ahead'}>
              {name}
            </Step>
          )
        }
        return (
          <Step key={to} as={ShopLink} to={to} number={number} state="done" doneLabel={shellTexts.stepDone}>
            {name}
          </Step>
        )
      })}
    </Steps>
  )
}
