import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Select } from '@shop/ui/select/select'
import { MOST_DOGS } from '#app/state/dog.ts'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import type { CountedFood } from './calculate-feeding.ts'
import styles from './calculator-form.module.css'
import type { CalculatorInput } from './calculator-input.ts'
import { DogFields } from './dog-fields.tsx'

interface CalculatorFormProps {
  input: CalculatorInput
  foods: CountedFood[]
  treats: CountedFood[]
  /** With scripts a dog is added without leaving the page. */
  onAddDog: () => void
}

/** The inside of a plain GET form: without scripts its address is the answer. */
export function CalculatorForm({ input, foods, treats, onAddDog }: CalculatorFormProps) {
  const count = input.dogs.length
  return (
    <>
      <input type="hidden" name="psi" value={count} />
      {input.dogs.map((asked, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dog of the form is known by its place
        <DogFields key={index} index={index} asked={asked} />
      ))}
      {count < MOST_DOGS ? (
        <Button type="submit" name="psi" value={count + 1} variant="line" size="small" onClick={addHere(onAddDog)}>
          {texts.addDog}
        </Button>
      ) : null}
      <details className={styles.more} open={hasDetails(input)}>
        <summary>{texts.more}</summary>
        <div className={styles.details}>
          <fieldset className={styles.group}>
            <legend className="h4">{texts.foodHeading}</legend>
            <FoodChoice label={texts.food} name="krmivo" foods={foods} value={input.food} />
            <FoodChoice label={texts.oldFood} name="stare" foods={foods} value={input.oldFood} />
            <Field label={texts.transitionDays}>
              <Select name="prechod" defaultValue={String(input.transitionDays)}>
                {[7, 8, 9, 10, 12, 14].map((days) => (
                  <option key={days} value={days}>
                    {texts.days(days)}
                  </option>
                ))}
              </Select>
            </Field>
            <Check name="citlivy" value="1" defaultChecked={input.isSensitive}>
              {texts.sensitive}
            </Check>
          </fieldset>
          <fieldset className={styles.group}>
            <legend className="h4">{texts.treatsHeading}</legend>
            <FoodChoice label={texts.treat} name="pamlsek" foods={treats} value={input.treat} />
            <Field label={texts.treatGrams} optional={texts.optional}>
              <Input name="pamlsek-g" inputMode="numeric" defaultValue={input.treatGrams ?? ''} />
            </Field>
          </fieldset>
        </div>
      </details>
      <Button type="submit" size="large">
        {texts.submit}
      </Button>
    </>
  )
}

/** Whoever has chosen something of it sees it. */
function hasDetails({ food, oldFood, treat }: CalculatorInput): boolean {
  return food !== null || oldFood !== null || treat !== null
}

function addHere(onAddDog: () => void) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onAddDog()
  }
}

interface FoodChoiceProps {
  label: string
  name: string
  foods: CountedFood[]
  value: string | null
}

function FoodChoice({ label, name, foods, value }: FoodChoiceProps) {
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value ?? ''}>
        <option value="">{texts.none}</option>
        {foods.map((food) => (
          <option key={food.slug} value={food.slug}>
            {food.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
