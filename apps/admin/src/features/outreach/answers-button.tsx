import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { SURVEY_EDITOR } from '#app/texts/outreach/survey-editor.ts'
import { PARTS } from '#app/texts/parts.ts'
import { toAnswersCsv } from './to-answers-csv.ts'

/** The answers of a year as a table for somebody else's program. */
export function AnswersButton({ type }: { type: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const download = async () => {
    const answer = await runCommand('surveyAnswers', { type })
    if (!answer.ok) return setSaid(PARTS.failed)
    setSaid(answer.value.isCut ? SURVEY_EDITOR.cut : null)
    const address = URL.createObjectURL(new Blob([toAnswersCsv(answer.value)], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `${type}.csv`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <>
      {said && <Note kind="inf">{said}</Note>}
      <p className="pad">
        <button type="button" className="btn" onClick={download}>
          {SURVEY_EDITOR.download}
        </button>
      </p>
    </>
  )
}
