import { Check } from '@shop/ui/check/check'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import type { ConsentBox } from '#app/features/customer/sign-in/registration-form.tsx'
import { isTicked } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import styles from './account-fields.module.css'
import type { DetailsValues } from './details-values.ts'

interface AccountFieldsProps {
  state: FormState | undefined
  values: DetailsValues
  isGuest: boolean
  consents: ConsentBox[]
  /** What the order would earn. */
  credits: number
}

/** An account is an offer, a consent is a choice; neither is ticked beforehand. */
export function AccountFields({ state, values, isGuest, consents, credits }: AccountFieldsProps) {
  const boxOf = (name: string) => isTicked(state, name, values[name] !== undefined)
  return (
    <section className={`${blocks.block} ${styles.account}`} aria-labelledby="ucet">
      <h2 id="ucet">{texts.account}</h2>
      {isGuest ? (
        <Check name="wantsAccount" value="1" defaultChecked={boxOf('wantsAccount')}>
          {texts.wantsAccount}
          <br />
          <span className="small muted">
            {texts.wantsAccountHint} {credits > 0 ? texts.earned(credits) : null}
          </span>
        </Check>
      ) : null}
      <div className={isGuest ? styles.withAccount : undefined}>
        <p className="small muted">{isGuest ? texts.keptByNewAccount : texts.kept}</p>
        {isGuest ? null : <input type="hidden" name="keeps" value="1" />}
        <Check name="forget" value="1" defaultChecked={boxOf('forget')}>
          {texts.forget}
        </Check>
      </div>
      {consents.map(({ topic, version, wording }) => (
        <Check key={topic} name={`consent.${topic}`} value={version} defaultChecked={boxOf(`consent.${topic}`)}>
          {wording}
        </Check>
      ))}
    </section>
  )
}
