import { PARTS } from '#app/texts/parts.ts'
import { WordField } from './word-field.tsx'

/** As much as any history takes. */
const MAX_LENGTH = 200

interface ReasonFieldProps {
  value: string
  onChange(value: string): void
}

/** Why, for whoever reads the history; nobody has to say. It goes with the next command and is then empty again. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return <WordField title={PARTS.why} value={value} maxLength={MAX_LENGTH} onChange={onChange} />
}
