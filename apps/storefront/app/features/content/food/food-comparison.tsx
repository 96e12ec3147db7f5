import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Select } from '@shop/ui/select/select'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { toCompareAddress } from '#app/features/catalog/card/compared-slugs.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { foodTexts as texts } from '#app/texts/content/food.ts'
import styles from './food-comparison.module.css'
import type { Comparison } from './to-comparison.server.ts'

/** Names of the two fields in the address. */
export const COMPARED = ['a', 'b'] as const

/** Two foods by the same lines of their labels; a plain form, so the address of a pair can be sent on. */
export function FoodComparison({ comparison: { choices, pair, rows } }: { comparison: Comparison }) {
  return (
    <div className="stack">
      <Form method="get" action="/o-nasem-krmivu#porovnani" className={styles.form} preventScrollReset>
        {COMPARED.map((name, index) => (
          <Field key={name} label={index === 0 ? texts.first : texts.second}>
            <Select name={name} key={pair[index]?.slug} defaultValue={pair[index]?.slug}>
              {choices.map(({ slug, name: label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <Button type="submit" variant="line">
          {texts.compare}
        </Button>
      </Form>
      <Table label={texts.compare} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.property}</span>
            </th>
            {pair.map(({ slug, name }, index) => (
              <th key={COMPARED[index]} scope="col">
                <ShopLink to={`/produkt/${slug}`}>{name}</ShopLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={COMPARED[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <TextLink as={ShopLink} to={toCompareAddress(pair.map(({ slug }) => slug))}>
        {texts.sideBySide}
      </TextLink>
    </div>
  )
}
