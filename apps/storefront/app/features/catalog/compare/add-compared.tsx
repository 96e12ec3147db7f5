import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Select } from '@shop/ui/select/select'
import { Form } from 'react-router'
import { COMPARED_PARAM } from '#app/features/catalog/card/compared-slugs.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import styles from './add-compared.module.css'
import type { FoodChoice } from './load-compared.server.ts'

interface AddComparedProps {
  slugs: string[]
  choices: FoodChoice[]
}

/** One more column; a plain form, so that the address of the result can be sent on. */
export function AddCompared({ slugs, choices }: AddComparedProps) {
  return (
    <Form action="/porovnani" className={styles.form} key={slugs.join()}>
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name={COMPARED_PARAM} value={slug} />
      ))}
      <Field label={texts.choose}>
        <Select name={COMPARED_PARAM}>
          {choices
            .filter(({ slug }) => !slugs.includes(slug))
            .map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      <Button type="submit" variant={slugs.length < 2 ? 'primary' : 'line'}>
        {texts.add}
      </Button>
    </Form>
  )
}
