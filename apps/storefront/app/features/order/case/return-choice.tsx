import type { CaseForm } from '@shop/contract/case/case'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import type { WrittenValues } from './case-form-name.ts'
import styles from './case-page.module.css'

/** How goods come back to us; nothing to choose while none of them has left. */
export function ReturnChoice({ form, written }: { form: CaseForm; written: WrittenValues }) {
  if (form.returnWays.length === 0) return null
  return (
    <fieldset className={styles.plain}>
      <legend className="h3">{texts.returnWay}</legend>
      <OptionCards>
        {form.returnWays.map((way) => (
          <OptionCard
            key={way}
            name="returnWay"
            value={way}
            defaultChecked={(written.returnWay ?? 'own') === way}
            title={texts.returnWays[way].title}
            description={texts.returnWays[way].text}
          />
        ))}
      </OptionCards>
    </fieldset>
  )
}
