import { Field, type FieldProps } from '@shop/ui/field/field'
import { Input, type InputProps } from '@shop/ui/input/input'
import { Select, type SelectProps } from '@shop/ui/select/select'
import { Textarea, type TextareaProps } from '@shop/ui/textarea/textarea'
import { type ReactNode, use } from 'react'
import { type FormState, fieldId } from './form-state.ts'
import { LiveErrors } from './live-errors.ts'

interface FieldFrame {
  form: string
  name: string
  label: ReactNode
  state: FormState | undefined
  /** What is there before anybody writes. */
  value?: string | number | null | undefined
  hint?: ReactNode
  optional?: ReactNode
  span?: 'full'
}

type FormInputProps = FieldFrame & Omit<InputProps, 'form' | 'name' | 'value' | 'defaultValue'>

/** One field of a form: keeps what was written and says what is wrong with it. */
export function FormInput({ form, name, label, state, value, hint, optional, span, ...rest }: FormInputProps) {
  const frame = useFrame()
  return (
    <Field {...frame({ form, name, label, state, hint, optional, span })}>
      <Input {...rest} name={name} defaultValue={startOf(state, name, value)} />
    </Field>
  )
}

type FormSelectProps = FieldFrame &
  Omit<SelectProps, 'form' | 'name' | 'value' | 'defaultValue' | 'children'> & {
    options: readonly { value: string; label: string }[]
  }

export function FormSelect(props: FormSelectProps) {
  const { form, name, label, state, value, hint, optional, span, options, ...rest } = props
  const frame = useFrame()
  return (
    <Field {...frame({ form, name, label, state, hint, optional, span })}>
      <Select {...rest} name={name} defaultValue={startOf(state, name, value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type FormTextareaProps = FieldFrame & Omit<TextareaProps, 'form' | 'name' | 'value' | 'defaultValue'>

export function FormTextarea({ form, name, label, state, value, hint, optional, span, ...rest }: FormTextareaProps) {
  const frame = useFrame()
  return (
    <Field {...frame({ form, name, label, state, hint, optional, span })}>
      <Textarea {...rest} name={name} defaultValue={startOf(state, name, value)} />
    </Field>
  )
}

type Frame = Omit<FieldFrame, 'value' | 'span'> & { span?: 'full' | undefined }

type FramedField = FieldProps & { 'data-span'?: 'full' }

/** What stands around a field. In a form that checks itself the word of the server holds until the value is mended. */
export function useFrame(): (frame: Frame) => FramedField {
  const live = use(LiveErrors)
  return ({ form, name, label, state, hint, optional, span }) => ({
    id: fieldId(form, name),
    label,
    hint,
    optional,
    error: live ? live.errorOf(name) : state?.errors.find(({ field }) => field === name)?.message,
    valid: live?.isRight(name),
    ...(span ? { 'data-span': span } : {}),
  })
}

export function startOf(state: FormState | undefined, name: string, value: FieldFrame['value']): string | undefined {
  return state ? (state.values[name] ?? '') : (value?.toString() ?? undefined)
}

/** A box is ticked as the refused form had it, else as the row has it. */
export function isTicked(state: FormState | undefined, name: string, ticked: boolean): boolean {
  return state ? state.values[name] !== undefined : ticked
}
