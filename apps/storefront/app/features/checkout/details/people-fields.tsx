import type { CheckoutDetails } from '@shop/contract/checkout'
import type { Way } from '#app/features/checkout/delivery/delivery-option.ts'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { describeContact } from '#app/features/checkout/frame/describe-contact.ts'
import { FoldedBlock } from '#app/features/checkout/frame/folded-block.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import { type AddressChoice, AddressFields, InvoiceFields } from './address-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import styles from './details-form.module.css'
import type { DetailsValues } from './details-values.ts'

interface PeopleFieldsProps {
  form: string
  state: FormState | undefined
  values: DetailsValues
  addresses: AddressChoice[]
  pending: string | null
  /** What is known already and need not be looked at; null shows the fields. */
  details: CheckoutDetails | null
  way: Way
}

/** „Kdo si to vyzvedne?“ is three fields; „Kam to přivezeme?“ the same and an address. */
export function PeopleFields({ values, addresses, pending, details, way, ...field }: PeopleFieldsProps) {
  const lacksAddress = way === 'home' && details !== null && !(details.delivery ?? details).street
  return (
    <section className={blocks.question} aria-labelledby="kontakt">
      <h2 id="kontakt">
        <span className={styles.pick}>{texts.whoPicks}</span>
        <span className={styles.home}>{texts.whereTo}</span>
      </h2>
      <FoldedBlock
        decided={details && !lacksAddress ? describeContact(details, way === 'home') : null}
        label={texts.ofContact}
        isOpen={false}
      >
        <div className={styles.people}>
          <div>
            <ContactFields {...field} values={values} />
            <p className={`small muted ${styles.pick} ${styles.hint}`}>{texts.threeFields}</p>
          </div>
          <AddressFields {...field} values={values} addresses={addresses} />
          <InvoiceFields {...field} values={values} pending={pending} />
        </div>
      </FoldedBlock>
    </section>
  )
}
