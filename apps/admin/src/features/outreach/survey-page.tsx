import type { StaffSurvey } from '@shop/contract/staff/staff-survey'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { SURVEY_EDITOR } from '#app/texts/outreach/survey-editor.ts'
import { PARTS } from '#app/texts/parts.ts'
import { AnswersButton } from './answers-button.tsx'
import { OutreachScreen } from './outreach-screen.tsx'
import { QuestionList } from './question-list.tsx'

export function SurveyPage() {
  const type = useParams().type ?? ''
  const client = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const [saves, setSaves] = useState(0)
  const key = ['survey', type]
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: () => readSurvey(type),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const saved = async () => {
    setSaved(true)
    await client.invalidateQueries({ queryKey: key })
    setSaves((count) => count + 1)
  }
  return (
    <OutreachScreen tab="surveys">
      <p className="pad">
        <Link to="/prodejci/dotazniky">{SURVEY_EDITOR.back}</Link>
      </p>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {isSaved && <Note kind="ok">{SURVEY_EDITOR.saved}</Note>}
      {data && (
        <>
          <SurveyForm key={`${type}-${saves}`} survey={data} onSaved={saved} onRefused={() => setSaved(false)} />
          <AnswersButton type={type} />
          <section className="sec">
            <header>
              <h2>{SURVEY_EDITOR.history}</h2>
            </header>
            <RowHistory
              key={data.version}
              table="surveys"
              rowKey={String(data.surveyId)}
              words={{ fields: SURVEY_EDITOR.fields }}
            />
          </section>
        </>
      )}
    </OutreachScreen>
  )
}

interface SurveyFormProps {
  survey: StaffSurvey
  onSaved(): void
  onRefused(): void
}

function SurveyForm({ survey, onSaved, onRefused }: SurveyFormProps) {
  const [draft, setDraft] = useState(survey)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { surveyId: _id, ...changed } = draft
    const answer = await runCommand('saveSurvey', { ...changed, reason })
    if (answer.ok) return onSaved()
    onRefused()
    const fault = answer.details.fault
    const sentence = SURVEY_EDITOR.faults[String(fault)] ?? SURVEY_EDITOR.refusals[answer.code as string]
    setRefusal(sentence ?? SURVEY_EDITOR.refused)
  }
  return (
    <form className="stack l" onSubmit={save}>
      <section className="sec">
        <header>
          <h2>{survey.title}</h2>
        </header>
        <div className="stack l">
          <WordField
            title={SURVEY_EDITOR.name}
            value={draft.title}
            maxLength={160}
            onChange={(title) => setDraft({ ...draft, title })}
          />
          <WordField
            title={SURVEY_EDITOR.intro}
            value={draft.intro}
            maxLength={1000}
            rows={3}
            onChange={(intro) => setDraft({ ...draft, intro })}
          />
          <label className="row">
            <input
              type="checkbox"
              checked={draft.isClosed}
              onChange={({ target }) => setDraft({ ...draft, isClosed: target.checked })}
            />{' '}
            {SURVEY_EDITOR.isClosed}
          </label>
        </div>
      </section>
      <QuestionList
        questions={draft.questions}
        known={survey.questions.map((question) => question.key)}
        onChange={(questions) => setDraft({ ...draft, questions })}
      />
      <section className="sec">
        {refusal && <Note kind="bad">{refusal}</Note>}
        <WordField title={SURVEY_EDITOR.reason} value={reason} maxLength={300} onChange={setReason} />
        <p>
          <button type="submit" className="btn p lg" disabled={reason.trim() === ''}>
            {SURVEY_EDITOR.save}
          </button>
        </p>
      </section>
    </form>
  )
}

async function readSurvey(type: string) {
  const answer = await runCommand('staffSurvey', { type })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
