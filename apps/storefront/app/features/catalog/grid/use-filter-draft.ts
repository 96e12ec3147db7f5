import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { LIST_PARAMS } from '@shop/domain/catalog/grid-params'
import type { FormEvent, RefObject } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { afterPaint } from '#app/navigation/after-paint.ts'
import type { GridView } from './grid-view.ts'
import { readFilterForm } from './read-filter-form.ts'
import { useDogExclusion, useNoteChoice } from './use-dog-exclusion.ts'
import { useTickedBoxes } from './use-ticked-boxes.ts'

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>
  onUnchanged: () => void
}

/** A choice that is not made yet: the server counts what it would show, the address changes once somebody says „ukázat“. */
export function useFilterDraft(grid: GridView, { form, onUnchanged }: DraftOptions) {
  const counted = useFetcher<{ grid?: GridView }>()
  const navigate = useNavigate()

  const { excluded, missing } = useDogExclusion(grid)
  const noteChoice = useNoteChoice(grid)

  /** What a dog must not eat is not cleared with the rest. */
  function isOfDog({ name, value }: HTMLInputElement): boolean {
    return name === LIST_PARAMS.without && [...excluded, ...missing].includes(value)
  }
  function toAddress(): string {
    return form.current ? grid.path + readFilterForm(form.current) : grid.path
  }
  function count() {
    // The tick first: what it would show may follow.
    afterPaint(() => form.current && void counted.load(toAddress()))
  }
  function recount() {
    // Before anything was counted the page itself is the answer, and it is on its way.
    if (counted.data || counted.state !== 'idle') count()
  }
  useTickedBoxes(form, { missing, onTicked: recount })

  function show(event: FormEvent) {
    event.preventDefault()
    const address = toAddress()
    const isSame = address === grid.path + formatGridQuery({ ...grid.filters, page: 1 })
    afterPaint(() => {
      noteChoice(address.slice(grid.path.length))
      if (isSame) onUnchanged()
      // In the place of the open sheet: Back leads to the list as it was before.
      else void navigate(address, { replace: true })
    })
  }
  function clear() {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
      if (field.type === 'checkbox') field.checked = isOfDog(field)
      else field.value = field.type === 'range' ? field.max : ''
      // A slider tells its own field and its words what it stands at.
      if (field.type === 'range') field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    count()
  }
  return { grid: counted.data?.grid ?? grid, clear, handlers: { onChange: count, onSubmit: show } }
}
