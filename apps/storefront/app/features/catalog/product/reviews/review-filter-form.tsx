import { DOG_SIZES, LIFE_STAGES } from '@shop/domain/catalog/facet-codes'
import { REVIEW_SORTS } from '@shop/domain/catalog/review-filters'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Field } from '@shop/ui/field/field'
import { Select } from '@shop/ui/select/select'
import type { FormEvent, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { facetTexts } from '#app/texts/catalog/facets.ts'
import { reviewTexts } from '#app/texts/catalog/review.ts'
import type { ReviewPage } from './load-reviews.server.ts'
import styles from './review-filter-form.module.css'

/** „Reviews of a dog like mine“: size and age, stars, purchases we have seen. */
export function ReviewFilterForm({ page: { filters }, sku }: { page: ReviewPage; sku: string | null }) {
  const submit = useSubmit()
  function show(event: FormEvent<HTMLFormElement>) {
    void submit(event.currentTarget, { preventScrollReset: true, replace: true })
  }
  return (
    <Form className={styles.form} aria-label={reviewTexts.filter} onChange={show} preventScrollReset>
      {sku ? <input type="hidden" name="varianta" value={sku} /> : null}
      <Choice label={reviewTexts.dogSize} name="pes-velikost" value={filters.dogSize ?? ''}>
        <option value="">{reviewTexts.anySize}</option>
        {DOG_SIZES.map((size) => (
          <option key={size} value={size}>
            {facetTexts.values.size[size]}
          </option>
        ))}
      </Choice>
      <Choice label={reviewTexts.dogAge} name="pes-vek" value={filters.dogStage ?? ''}>
        <option value="">{reviewTexts.anyAge}</option>
        {LIFE_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {facetTexts.values.lifeStage[stage]}
          </option>
        ))}
      </Choice>
      <Choice label={reviewTexts.stars} name="hvezdy" value={filters.stars.join(',')}>
        <option value="">{reviewTexts.anyStars}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {reviewTexts.starsOption(stars)}
          </option>
        ))}
      </Choice>
      <Choice label={reviewTexts.sort} name="recenze" value={filters.sort}>
        {REVIEW_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {reviewTexts.sorts[sort]}
          </option>
        ))}
      </Choice>
      <Check name="s-fotkou" value="1" defaultChecked={filters.withPhoto}>
        {reviewTexts.onlyWithPhoto}
      </Check>
      <Check name="overene" value="1" defaultChecked={filters.verified}>
        {reviewTexts.onlyVerified}
      </Check>
      <Button type="submit" size="small" variant="line" className={styles.submit}>
        {reviewTexts.apply}
      </Button>
    </Form>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  children: ReactNode
}

function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <Field label={<span className="xs muted">{label}</span>}>
      <Select name={name} defaultValue={value}>
        {children}
      </Select>
    </Field>
  )
}
