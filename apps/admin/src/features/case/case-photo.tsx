import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { CASE } from '#app/texts/case.ts'

/** A picture is drawn anew before anybody sees it. */
const LOOK_MS = 3000

interface CasePhotoProps {
  number: string
  fileId: number
  label: string
}

/** Small beside what was written; as large as the screen once it is pressed. */
export function CasePhoto({ number, fileId, label }: CasePhotoProps) {
  const [isLarge, setLarge] = useState(false)
  const { data } = useQuery({
    queryKey: ['staff_case_file', number, fileId],
    queryFn: () => runCommand('staffCaseFile', { number, fileId }),
    refetchInterval: ({ state }) => (state.data?.ok === false && state.data.code === 'file_waiting' ? LOOK_MS : false),
    refetchOnWindowFocus: false,
  })
  if (!data?.ok) {
    const isBroken = data !== undefined && data.code !== 'file_waiting'
    return <p className="wait sm mut">{isBroken ? CASE.broken : CASE.drawn}</p>
  }
  const address = `data:${data.value.mediaType};base64,${data.value.content}`
  return (
    <>
      <button type="button" onClick={() => setLarge(true)}>
        <img src={address} alt={label} />
      </button>
      {isLarge && (
        <Dialog title={label} isWide onClose={() => setLarge(false)}>
          <img className="large" src={address} alt={label} />
        </Dialog>
      )}
    </>
  )
}
