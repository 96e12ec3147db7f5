import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { type FocusEvent, Suspense, useId, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { searchFieldTexts } from '#app/texts/catalog/search-field.ts'
import styles from './search-form.module.css'
import { useSuggestKeys } from './use-suggest-keys.ts'

const SuggestPanel = lazyWithTimeout(() => import('./suggest-panel.tsx'), 'SuggestPanel')

export const SEARCH_ID = 'hledani'

/** A plain form that leads to the results; the suggestions and their code arrive with the first focus. */
export function SearchForm() {
  const listId = useId()
  const [searched] = useSearchParams()
  const [query, setQuery] = useState<string | null>(null)
  const isOpen = query !== null && query.trim().length >= 2
  const keys = useSuggestKeys({ isOpen, close: () => setQuery(null) })

  function closeWhenLeft(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setQuery(null)
  }

  return (
    <Form action="/hledat" role="search" className={styles.form} onBlur={closeWhenLeft} onSubmit={() => setQuery(null)}>
      <SearchBar
        id={SEARCH_ID}
        label={searchFieldTexts.label}
        submitLabel={searchFieldTexts.submit}
        name="q"
        placeholder={searchFieldTexts.placeholder}
        defaultValue={searched.get('q') ?? ''}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? keys.activeId : undefined}
        onFocus={(event) => setQuery(event.currentTarget.value)}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={keys.onKeyDown}
      />
      {query === null ? null : (
        <Suspense>
          <SuggestPanel id={listId} query={query.trim()} panelRef={keys.panelRef} onChosen={() => setQuery(null)} />
        </Suspense>
      )}
    </Form>
  )
}
