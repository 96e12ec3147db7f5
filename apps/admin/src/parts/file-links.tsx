import type { AttachedFile } from '@shop/contract/upload'
import { useState } from 'react'
import { INBOX } from '#app/texts/inbox.ts'
import { Note } from './note.tsx'
import type { Attached } from './thread.ts'

type Read = (fileId: number) => Promise<{ ok: true; value: AttachedFile } | { ok: false; code: string }>

/** A picture opens below its name, as it was drawn anew; a PDF is only ever saved. */
export function FileLinks({ files, read }: { files: readonly Attached[]; read: Read }) {
  const [shown, setShown] = useState<AttachedFile | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  if (files.length === 0) return null
  const open = async (id: number) => {
    const answer = await read(id)
    setSaid(answer.ok ? null : answer.code === 'file_broken' ? INBOX.broken : INBOX.waiting)
    if (!answer.ok) return
    if (answer.value.mediaType === 'application/pdf') save(answer.value)
    else setShown(answer.value)
  }
  return (
    <div className="stack">
      <p className="row w sm">
        {files.map(({ id, name }) => (
          <button key={id} type="button" className="btn" onClick={() => open(id)}>
            {name}
          </button>
        ))}
      </p>
      {said ? <Note kind="inf">{said}</Note> : null}
      {shown ? <img className="att" src={toAddress(shown)} alt={shown.name} /> : null}
    </div>
  )
}

function toAddress({ mediaType, content }: AttachedFile): string {
  return `data:${mediaType};base64,${content}`
}

function save(file: AttachedFile): void {
  const link = document.createElement('a')
  link.href = toAddress(file)
  link.download = file.name
  link.click()
}
