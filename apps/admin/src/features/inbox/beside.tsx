import { type ReactNode, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { INBOX } from '#app/texts/inbox.ts'

/** Whom it is about, at the right. Where there is no room beside it is folded above, and unfolds by its button or Space. */
export function Beside({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  useKeys([{ keys: 'Space', label: INBOX.beside, run: () => setOpen(!isOpen) }])
  return (
    <aside className={isOpen ? 'pane soft ctx open' : 'pane soft ctx'} aria-label={label}>
      <button type="button" className="btn q fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? INBOX.fold : INBOX.unfold} <b>{label}</b>
      </button>
      <div className="folded">{children}</div>
    </aside>
  )
}
