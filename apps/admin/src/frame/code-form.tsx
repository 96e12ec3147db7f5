import { type FormEvent, type ReactNode, useState } from 'react'
import { Note } from '#app/parts/note.tsx'

interface CodeFormProps {
  label: string
  submit: string
  /** A sentence when it was refused, null when it was taken. */
  onCode(code: string): Promise<string | null>
  children?: ReactNode
}

const FULL = /^\d{6}$/

/** A code from the app. Six digits send themselves. */
export function CodeForm({ label, submit, onCode, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (given: string) => {
    setBusy(true)
    setRefusal(null)
    const sentence = await onCode(given)
    setBusy(false)
    if (sentence === null) return
    setRefusal(sentence)
    setCode('')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(code.trim())
  }
  return (
    <form className="stack l" onSubmit={onSubmit}>
      {children}
      {refusal && <Note kind="bad">{refusal}</Note>}
      <label className="fld">
        <span>{label}</span>
        <input
          className="inp code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={11}
          required
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            if (FULL.test(target.value.trim())) void send(target.value.trim())
          }}
        />
      </label>
      <button type="submit" className="btn p lg" disabled={isBusy || code.trim() === ''}>
        {submit}
      </button>
    </form>
  )
}
