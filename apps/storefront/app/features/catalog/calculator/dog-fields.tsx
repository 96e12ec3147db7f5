import { Check } from '@shop/ui/check/check'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Select } from '@shop/ui/select/select'
import { ALLERGY_CHOICES, dogTexts } from '#app/texts/dog.ts'
import styles from './calculator-form.module.css'
import { type AskedDog, dogField } from './calculator-input.ts'

/** All that the arithmetic asks about one dog. */
export function DogFields({ index, asked }: { index: number; asked: AskedDog }) {
  const { dog, name } = asked
  const field = (part: string) => dogField(index, part)
  const stage = dog?.age.kind === 'stage' ? dog.age.stage : dog ? 'stene' : 'dospely'
  return (
    <fieldset className={styles.group}>
      <legend className="h4">{dogTexts.dogNumber(index + 1)}</legend>
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
      <div className={styles.pair}>
        <Field label={dogTexts.puppyMonths} optional={dogTexts.onlyPuppy}>
          <Input
            name={field('mesice')}
            inputMode="numeric"
            defaultValue={dog?.age.kind === 'months' ? dog.age.months : ''}
          />
        </Field>
        <Field label={dogTexts.adultWeight} optional={dogTexts.onlyPuppy}>
          <Input name={field('dospela')} inputMode="decimal" defaultValue={dog?.adultWeightKg ?? ''} />
        </Field>
      </div>
      <details open={dog ? dog.allergies.length > 0 : false}>
        <summary>{dogTexts.allergies}</summary>
        <div className={styles.allergies}>
          {ALLERGY_CHOICES.map((code) => (
            <Check
              key={code}
              name={field('nesnasi')}
              value={code}
              defaultChecked={dog?.allergies.includes(code) ?? false}
            >
              {dogTexts.allergen(code)}
            </Check>
          ))}
        </div>
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
