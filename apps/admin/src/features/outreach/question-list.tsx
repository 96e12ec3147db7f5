import type { EditedQuestion } from '@shop/contract/staff/staff-survey'
import { Icon } from '#app/parts/icon.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { SURVEY_EDITOR } from '#app/texts/outreach/survey-editor.ts'
import { OptionFields } from './option-fields.tsx'
import { asKind, moveUp, newQuestion } from './survey-draft.ts'

const KINDS = ['scale', 'single', 'multi', 'text'] as const

interface QuestionListProps {
  questions: readonly EditedQuestion[]
  /** Keys of those that are asked already: their kind stays. */
  known: readonly string[]
  onChange(questions: EditedQuestion[]): void
}

export function QuestionList({ questions, known, onChange }: QuestionListProps) {
  const replace = (index: number, question: EditedQuestion) => onChange(questions.with(index, question))
  return (
    <section className="sec">
      {questions.map((question, index) => (
        <fieldset key={question.key} className="stack l">
          <legend>{SURVEY_EDITOR.question(index + 1)}</legend>
          <WordField
            title={SURVEY_EDITOR.text}
            value={question.text}
            maxLength={300}
            onChange={(text) => replace(index, { ...question, text })}
          />
          <div className="row">
            <select
              className="sel"
              aria-label={SURVEY_EDITOR.question(index + 1)}
              value={question.kind}
              disabled={known.includes(question.key)}
              onChange={({ target }) => replace(index, asKind(question, target.value as EditedQuestion['kind']))}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {SURVEY_EDITOR.kinds[kind]}
                </option>
              ))}
            </select>
            <label className="row">
              <input
                type="checkbox"
                checked={question.required}
                onChange={({ target }) => replace(index, { ...question, required: target.checked })}
              />{' '}
              {SURVEY_EDITOR.required}
            </label>
          </div>
          {(question.kind === 'single' || question.kind === 'multi') && (
            <OptionFields options={question.options} onChange={(options) => replace(index, { ...question, options })} />
          )}
          <div className="row">
            {index > 0 && (
              <button
                type="button"
                className="btn"
                aria-label={SURVEY_EDITOR.up(question.text)}
                onClick={() => onChange(moveUp(questions, index))}
              >
                ↑
              </button>
            )}
            <button
              type="button"
              className="btn xx"
              aria-label={SURVEY_EDITOR.removeOf(question.text)}
              onClick={() => onChange(questions.toSpliced(index, 1))}
            >
              {SURVEY_EDITOR.remove}
            </button>
          </div>
        </fieldset>
      ))}
      <p>
        <button
          type="button"
          className="btn"
          onClick={() => onChange([...questions, newQuestion(`q-${crypto.randomUUID().slice(0, 8)}`)])}
        >
          <Icon name="plus" /> {SURVEY_EDITOR.addQuestion}
        </button>
      </p>
    </section>
  )
}
