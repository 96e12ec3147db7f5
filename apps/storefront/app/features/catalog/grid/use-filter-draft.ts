import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import type { FormEvent, RefObject } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { GridView } from './grid-view.ts'
import { readFilterForm } from './read-filter-form.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  onUnchanged: () => void
}

/** A choice that is not made yet: the server counts what it would show, the address changes once somebody says „ukázat“. */
export function useFilterDraft(grid: GridView, { form, onUnchanged }: DraftOptions) {
  const counted = useFetcher<{ grid?: GridView }>()
  const navigate = useNavigate()

  function toAddress(): string {
    return form.current ? grid.path + readFilterForm(form.current) : grid.path
  }
  function count() {
    void counted.load(toAddress())
  }
  function show(event: FormEvent) {
    event.preventDefault()
    const address = toAddress()
    if (address === grid.path + formatGridQuery({ ...grid.filters, page: 1 })) onUnchanged()
    // In the place of the open sheet: Back leads to the list as it was before.
    else void navigate(address, { replace: true })
  }
  function clear() {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
      if (field.type === 'checkbox') field.checked = false
      else field.value = field.type === 'range' ? field.max : ''
    }
    count()
  }
  return { grid: counted.data?.grid ?? grid, clear, handlers: { onChange: count, onSubmit: show } }
}
