import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { PAYMENT } from '#app/texts/payment.ts'

interface ConfirmDialogProps {
  title: string
  /** What will happen. */
  sentence: string
  /** The verb on the button. */
  submit: string
  onConfirm(): Promise<void>
  onClose(): void
}

/** One sentence about what follows, before money is written down as gone or come. */
export function ConfirmDialog({ title, sentence, submit, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    await onConfirm()
  }
  useKeys([{ keys: 'Ctrl Enter', label: PAYMENT.keys.confirm, isInBar: true, isAlways: true, run: confirm }])
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack l">
        <p>{sentence}</p>
        <button type="button" className="btn p lg" disabled={isBusy} onClick={confirm}>
          {submit} <kbd>Ctrl ↵</kbd>
        </button>
      </div>
    </Dialog>
  )
}
