import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { withExclusions } from './dog-exclusion.ts'
import { beginChoice, changeChoice, expectOnce, expectQuery, followQuery } from './filter-choice.ts'
import type { GridView } from './grid-view.ts'
import { isTouched, readFilterForm } from './read-filter-form.ts'
import { useDogExclusion, useNoteChoice } from './use-dog-exclusion.ts'
import { useTickedBoxes } from './use-ticked-boxes.ts'

/**
 * The filter form as the address: every change leads to the one canonical address of the choice. The native change
 * comes when a box is ticked, a slider released or a field left, so no address is made for a half-typed number.
 */
export function useFilterForm(grid: GridView) {
  const { path } = grid
  const { missing } = useDogExclusion(grid)
  const noteChoice = useNoteChoice(grid)
  const navigate = useNavigate()
  const node = useRef<HTMLFormElement>(null)
  const query = formatGridQuery({ ...grid.filters, page: 1 })
  // A reducer and not a state: a state that is set while a page is drawn and then drawn again would begin from a page that never came.
  const [choice, setChoice] = useReducer(changeChoice, query, beginChoice)

  const followed = followQuery(choice, query)
  // The boxes of the dog are ticked in the form as it stands.
  const next = missing.length > 0 ? expectOnce(followed, withExclusions(grid, missing).slice(path.length)) : followed
  if (next !== choice) setChoice(() => next)

  function show(form: HTMLFormElement) {
    const expected = readFilterForm(form)
    setChoice((before) => expectQuery(before, expected))
    noteChoice(expected)
    void navigate(path + expected, { preventScrollReset: true })
  }
  const showEarlyTicks = useEffectEvent(() => {
    if (node.current && isTouched(node.current)) show(node.current)
  })
  // Whoever was quicker than the scripts has ticked boxes that nobody listened to.
  useEffect(() => showEarlyTicks(), [])
  useTickedBoxes(node, { missing, drawing: next.drawing })

  function listen(form: HTMLFormElement | null) {
    if (!form) return
    node.current = form
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

  return { key: next.drawing, ref: listen }
}
