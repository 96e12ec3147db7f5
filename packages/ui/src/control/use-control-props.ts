import { use } from 'react'
import { FieldContext } from '../field/field-context.ts'

type Wiring = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** What the surrounding `<Field>` knows about its control; the control's own props win. */
export function useControlProps(own: Wiring) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'data-valid': field?.valid || undefined,
  }
}
