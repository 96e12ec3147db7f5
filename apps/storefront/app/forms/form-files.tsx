import { UPLOAD_TYPES } from '@shop/contract/upload'
import { Field } from '@shop/ui/field/field'
import type { ReactNode } from 'react'
import { formTexts } from '#app/texts/forms.ts'
import { FileInput } from './file-input.tsx'
import { useFrame } from './form-field.tsx'
import type { FormState } from './form-state.ts'

interface FormFilesProps {
  form: string
  state: FormState | undefined
  label: ReactNode
  hint?: ReactNode
  optional?: ReactNode
  required?: boolean
}

/** Photos and documents. A browser never fills a file in again, so a refused form says so. */
export function FormFiles({ form, state, label, hint = formTexts.filesHint, optional, required }: FormFilesProps) {
  const frame = useFrame()
  const note = state ? formTexts.filesAgain : hint
  return (
    <Field {...frame({ form, name: 'files', label, state, hint: note, optional, span: 'full' })}>
      <FileInput name="files" multiple accept={UPLOAD_TYPES.join(',')} required={required} />
    </Field>
  )
}
