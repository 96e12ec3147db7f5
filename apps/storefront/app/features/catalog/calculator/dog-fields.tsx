import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ageInMonths, lifeStageOf } from '@shop/domain/dog/dog-age'
import { COMMON_FORBIDDEN } from '@shop/domain/dog/food/common-forbidden'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Select } from '@shop/ui/select/select'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import { ALLERGY_CHOICES, dogTexts } from '#app/texts/dog.ts'
import styles from './calculator-form.module.css'
import { type AskedDog, dogField } from './calculator-input.ts'

const FORBIDDEN_FIRST = [...COMMON_FORBIDDEN, ...ALLERGY_CHOICES.filter((code) => !COMMON_FORBIDDEN.includes(code))]

/** All that the arithmetic asks about one dog. */
export function DogFields({ index, asked }: { index: number; asked: AskedDog }) {
  const { dog, name, breed } = asked
  const field = (part: string) => dogField(index, part)
  const today = toPragueTime(new Date()).date
  const stage = dog ? lifeStageOf(dog.age, today) : 'dospely'
  const months = dog ? ageInMonths(dog.age, today) : null
  return (
    <fieldset className={styles.group}>
      <legend className="h4">{dogTexts.dogNumber(index + 1)}</legend>
      {breed ? <input type="hidden" name={field('plemeno')} value={breed} /> : null}
      <div className={styles.pair}>
        <Field label={dogTexts.name} optional={dogTexts.optional}>
          <Input name={field('jmeno')} defaultValue={name} autoComplete="off" maxLength={40} />
        </Field>
        <Field label={dogTexts.weightInKg}>
          <Input name={field('vaha')} inputMode="decimal" required defaultValue={dog?.weightKg ?? ''} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Choice label={dogTexts.age} name={field('vek')} value={stage} options={dogTexts.ages} />
        <Choice
          label={dogTexts.activity}
          name={field('pohyb')}
          value={dog?.activity ?? 'moderate'}
          options={dogTexts.activities}
        />
      </div>
      <div className={styles.pair}>
        <Choice
          label={dogTexts.condition}
          name={field('postava')}
          value={String(dog?.condition ?? 5)}
          options={dogTexts.conditions}
        />
        <Choice label={dogTexts.sex} name={field('pohlavi')} value={dog?.sex ?? ''} options={dogTexts.sexes} />
        <Choice
          label={dogTexts.neutered}
          name={field('kastrovany')}
          value={dog?.neutered === null || !dog ? '' : dog.neutered ? '1' : '0'}
          options={dogTexts.neuteredOptions}
        />
      </div>
      <div className={styles.puppy}>
        <Field label={dogTexts.puppyMonths}>
          <Input name={field('mesice')} inputMode="numeric" defaultValue={stage === 'stene' ? (months ?? '') : ''} />
        </Field>
        <Field label={dogTexts.adultWeight}>
          <Input name={field('dospela')} inputMode="decimal" defaultValue={dog?.adultWeightKg ?? ''} />
        </Field>
      </div>
      <Forbidden name={field('nesnasi')} chosen={dog?.allergies ?? []} />
    </fieldset>
  )
}

const SHOWN_AT_ONCE = 12

/** The common ones are in sight: an allergy must not hide in a fold. */
function Forbidden({ name, chosen }: { name: string; chosen: readonly string[] }) {
  const chip = (code: string) => (
    <CheckChip key={code} name={name} value={code} defaultChecked={chosen.includes(code)}>
      {dogTexts.allergen(code)}
    </CheckChip>
  )
  const [common, rare] = [FORBIDDEN_FIRST.slice(0, SHOWN_AT_ONCE), FORBIDDEN_FIRST.slice(SHOWN_AT_ONCE)]
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.forbidden}</legend>
      <div className={styles.chips}>{common.map(chip)}</div>
      <details className={styles.more} open={rare.some((code) => chosen.includes(code))}>
        <summary>{texts.moreForbidden}</summary>
        <div className={styles.chips}>{rare.map(chip)}</div>
      </details>
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  options: { value: string; label: string }[]
}

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
