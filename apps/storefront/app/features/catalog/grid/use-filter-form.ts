import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GridView } from './grid-view.ts'
import { readFilterForm } from './read-filter-form.ts'
import { useNoteChoice } from './use-dog-exclusion.ts'

interface FormChoice {
  /** A new key draws the form anew. */
  key: string
  seen: string
  /** Where the form itself is leading. */
  expected: string | null
}

/**
 * The filter form as the address: every change leads to the one canonical address of the choice. The native change
 * comes when a box is ticked, a slider released or a field left, so no address is made for a half-typed number.
 */
export function useFilterForm(grid: GridView) {
  const { path, filters } = grid
  const noteChoice = useNoteChoice(grid)
  const navigate = useNavigate()
  const query = formatGridQuery({ ...filters, page: 1 })
  const [choice, setChoice] = useState<FormChoice>({ key: query, seen: query, expected: null })
  // A choice taken back by a chip must leave the fields too; one made by the fields must not cost them the focus.
  if (query !== choice.seen) {
    setChoice({ key: query === choice.expected ? choice.key : query, seen: query, expected: null })
  }

  function show(form: HTMLFormElement) {
    const expected = readFilterForm(form)
    setChoice((before) => ({ ...before, expected }))
    noteChoice(expected)
    void navigate(path + expected, { preventScrollReset: true })
  }

  function listen(form: HTMLFormElement | null) {
    if (!form) return
    const onChange = () => show(form)
    const onSubmit = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      show(form)
    }
    form.addEventListener('change', onChange)
    form.addEventListener('submit', onSubmit)
    return () => {
      form.removeEventListener('change', onChange)
      form.removeEventListener('submit', onSubmit)
    }
  }

  return { key: choice.key, ref: listen }
}
