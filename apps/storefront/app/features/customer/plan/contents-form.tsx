import type { PlanView } from '@shop/contract/plan/plan'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Select } from '@shop/ui/select/select'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts } from '#app/texts/customer/plan.ts'
import { planSettingTexts as texts } from '#app/texts/customer/plan-settings.ts'
import styles from './contents-form.module.css'
import { panelAddress, SWAP_PLACE, SWAPPED } from './plan-panel.ts'
import { BY_BOWL } from './plan-setting.ts'

interface ContentsFormProps {
  plan: PlanView
  weeks: readonly number[]
  /** Where another food is chosen for a thing: in a panel of the account, or further down the page of a link. */
  swap: 'panel' | 'page'
}

/** Each thing with its pieces and its own rhythm. */
export function ContentsForm({ plan, weeks, swap }: ContentsFormProps) {
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="planId" value={plan.planId} />
      <input type="hidden" name="version" value={plan.version} />
      <input type="hidden" name="intent" value="contents" />
      {plan.lines.map((line) => (
        <ContentsLine key={line.variantId} plan={plan} line={line} weeks={weeks} swap={swap} />
      ))}
      <p className="small muted">{texts.byBowlHint}</p>
      <Button type="submit" className={styles.save}>
        {texts.save}
      </Button>
    </Form>
  )
}

interface ContentsLineProps {
  plan: PlanView
  line: PlanView['lines'][number]
  weeks: readonly number[]
  swap: ContentsFormProps['swap']
}

function ContentsLine({ plan, line, weeks, swap }: ContentsLineProps) {
  const { variantId, name, variantName, pieces, intervalDays, isByBowl } = line
  const whole = nonBreaking(`${name}, ${variantName}`)
  const days = [...new Set([...weeks.map((one) => one * 7), intervalDays])].toSorted((a, b) => a - b)
  return (
    <fieldset className={styles.line}>
      <legend className="label">{whole}</legend>
      <Field id={`kusu-${variantId}`} label={texts.pieces} className={styles.pieces}>
        <Input
          type="number"
          inputMode="numeric"
          name={`pieces.${variantId}`}
          defaultValue={pieces}
          min={1}
          max={20}
          required
          aria-label={texts.piecesOf(whole)}
        />
      </Field>
      <Field id={`rytmus-${variantId}`} label={texts.rhythm}>
        <Select
          name={`rhythm.${variantId}`}
          defaultValue={isByBowl ? BY_BOWL : String(intervalDays)}
          aria-label={texts.rhythmOf(whole)}
        >
          <option value={BY_BOWL}>{texts.byBowl}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {planTexts.everyDays(day)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.links}>
        {swap === 'page' ? (
          <TextLink href={`?${SWAPPED}=${variantId}#${SWAP_PLACE}`} standalone>
            {texts.swapLine}
            <span className="visually-hidden"> {whole}</span>
          </TextLink>
        ) : (
          <TextLink
            as={ShopLink}
            to={panelAddress(plan.planId, 'vymenit', { [SWAPPED]: variantId })}
            prefetch="none"
            preventScrollReset
            standalone
          >
            {texts.swapLine}
            <span className="visually-hidden"> {whole}</span>
          </TextLink>
        )}
        {plan.lines.length > 1 ? (
          <Button type="submit" name="remove" value={variantId} variant="quiet" size="small">
            {texts.removeLine}
            <span className="visually-hidden"> {whole}</span>
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
