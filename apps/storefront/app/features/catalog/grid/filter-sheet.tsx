import { Button } from '@shop/ui/button/button'
import { Sheet } from '@shop/ui/sheet/sheet'
import { useRef } from 'react'
import { Form } from 'react-router'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { FilterFields } from './filter-fields.tsx'
import type { GridView } from './grid-view.ts'
import { useFilterDraft } from './use-filter-draft.ts'

const FORM_ID = 'vyber-filtru'

interface FilterSheetProps {
  grid: GridView
  hasCategories: boolean
  isOpen: boolean
  onClose: () => void
}

/** The filters of a phone: a draft with a live count, that becomes the list by one press and leaves no trace when it is closed. */
export function FilterSheet({ grid, hasCategories, isOpen, onClose }: FilterSheetProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFilterDraft(grid, { form, onUnchanged: onClose })
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={catalogTexts.filters}
      closeLabel={catalogTexts.closeFilters}
      footer={
        <>
          <Button variant="quiet" onClick={draft.clear}>
            {catalogTexts.clearAll}
          </Button>
          <Button type="submit" form={FORM_ID} block aria-live="polite">
            {catalogTexts.apply(draft.grid.total, grid.goods)}
          </Button>
        </>
      }
    >
      <Form ref={form} id={FORM_ID} action={grid.path} aria-label={catalogTexts.filters} {...draft.handlers}>
        <FilterFields grid={draft.grid} hasCategories={hasCategories} />
      </Form>
    </Sheet>
  )
}
