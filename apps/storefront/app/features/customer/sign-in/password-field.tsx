import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { type ReactNode, useState } from 'react'
import { useFrame } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import styles from './password-field.module.css'
import { passwordStrength } from './password-strength.ts'

const { password: texts } = customerTexts

interface PasswordFieldProps {
  form: string
  name: string
  label: ReactNode
  state: FormState | undefined
  hint?: ReactNode
  optional?: ReactNode
  required?: boolean
  /** A new one is judged while it is written; a known one only goes in. */
  isNew?: boolean
}

/** A password typed once: instead of a second field it can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { form, name, label, state, hint, optional, required = true, isNew = false } = props
  const [shown, setShown] = useState(false)
  const [written, setWritten] = useState('')
  const alive = useIsAlive()
  const frame = useFrame()
  return (
    <div className={styles.place}>
      <Field {...frame({ form, name, label, state, hint, optional })}>
        <div className={styles.control}>
          <Input
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required={required}
            maxLength={128}
            onChange={isNew ? (event) => setWritten(event.currentTarget.value) : undefined}
          />
          {alive ? (
            <Button
              variant="quiet"
              size="small"
              className={styles.toggle}
              aria-pressed={shown}
              onClick={() => setShown((before) => !before)}
            >
              {shown ? texts.hide : texts.show}
            </Button>
          ) : null}
        </div>
      </Field>
      {isNew ? (
        <p className={styles.strength} role="status" data-strength={written ? passwordStrength(written) : undefined}>
          {written ? texts.strength[passwordStrength(written)] : null}
        </p>
      ) : null}
    </div>
  )
}
