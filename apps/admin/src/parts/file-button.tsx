import { useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { toBase64 } from './to-base64.ts'

interface FileButtonProps {
  /** What the button says, and what it says while the file is on its way. */
  title: string
  sending: string
  accept: string
  onFile(file: { name: string; content: string }): Promise<unknown>
}

/** Asks for one file and waits until it is stored. */
export function FileButton({ title, sending, accept, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setIsSending(true)
    await onFile({ name: file.name.slice(-200), content: await toBase64(file) })
    setIsSending(false)
  }
  return (
    <>
      <button type="button" className="btn q r" disabled={isSending} onClick={() => field.current?.click()}>
        <Icon name="upload" size="s" /> <span role="status">{isSending ? sending : title}</span>
      </button>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={title}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          return send(file)
        }}
      />
    </>
  )
}
