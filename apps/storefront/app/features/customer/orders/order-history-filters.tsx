import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { Form } from 'react-router'
import { FormSelect } from '#app/forms/form-field.tsx'
import { orderHistoryTexts as texts } from '#app/texts/customer/order-history.ts'
import { GROUP_WORDS, type OrderHistoryQuery, STATE_GROUPS } from './order-history-query.ts'
import styles from './order-history-view.module.css'

const FORM = 'objednavky'

interface OrderHistoryFiltersProps {
  query: OrderHistoryQuery
  years: readonly number[]
}

/** An ordinary form of an address: what was searched can be kept, sent and gone back to. */
export function OrderHistoryFilters({ query, years }: OrderHistoryFiltersProps) {
  const { wanted, year, group, isRegular } = query
  const known = year && !years.includes(year) ? [year, ...years] : years
  return (
    <search aria-label={texts.searchName}>
      <Form key={JSON.stringify(query)} method="get" action="/ucet/objednavky" className={styles.filters}>
        <SearchBar
          name="hledat"
          defaultValue={wanted}
          label={texts.search}
          placeholder={texts.search}
          submitLabel={texts.find}
          maxLength={100}
        />
        <div className={styles.choices}>
          <FormSelect
            form={FORM}
            name="rok"
            label={texts.year}
            state={undefined}
            value={year ?? ''}
            options={[
              { value: '', label: texts.everyYear },
              ...known.map((one) => ({ value: String(one), label: String(one) })),
            ]}
          />
          <FormSelect
            form={FORM}
            name="stav"
            label={texts.state}
            state={undefined}
            value={group ? GROUP_WORDS[group] : ''}
            options={[
              { value: '', label: texts.everyState },
              ...STATE_GROUPS.map((one) => ({ value: GROUP_WORDS[one], label: texts.groups[one] })),
            ]}
          />
          <Check name="pravidelne" value="" defaultChecked={isRegular}>
            {texts.regular}
          </Check>
          <Button type="submit" variant="line">
            {texts.narrow}
          </Button>
        </div>
      </Form>
    </search>
  )
}
