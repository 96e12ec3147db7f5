import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { searchTexts } from '#app/texts/catalog/search.ts'
import { searchFieldTexts } from '#app/texts/catalog/search-field.ts'
import styles from './search-head.module.css'

interface SearchHeadProps {
  query: string
  lead: string
  /** How the query should have been written. */
  correction: string | null
  /** „bez kuřete“, read from the words themselves. */
  excluded: string[]
  isRelaxed: boolean
  /** The field in the header is enough beside results. */
  hasResults: boolean
}

export function SearchHead({ query, lead, correction, excluded, isRelaxed, hasResults }: SearchHeadProps) {
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumbs label={catalogTexts.breadcrumbs}>
          <ShopLink to={catalogTexts.home.to}>{catalogTexts.home.label}</ShopLink>
          <span aria-current="page">{searchTexts.heading}</span>
        </Breadcrumbs>
        <h1>{searchTexts.heading}</h1>
        {hasResults ? null : (
          <search>
            <Form action="/hledat" className={styles.form}>
              <SearchBar
                key={query}
                label={searchFieldTexts.label}
                submitLabel={searchFieldTexts.submit}
                name="q"
                defaultValue={query}
                placeholder={searchFieldTexts.placeholder}
              />
            </Form>
          </search>
        )}
        <p role="status">{lead}</p>
        {correction ? (
          <p>
            {searchTexts.didYouMean}{' '}
            <TextLink as={ShopLink} to={`/hledat?${new URLSearchParams({ q: correction })}`}>
              {correction}
            </TextLink>
            {searchTexts.questionMark}
          </p>
        ) : null}
        {excluded.length > 0 ? <p className="small">{searchTexts.excluded(excluded)}</p> : null}
        {isRelaxed ? <p className="small">{searchTexts.relaxed}</p> : null}
      </div>
    </div>
  )
}
