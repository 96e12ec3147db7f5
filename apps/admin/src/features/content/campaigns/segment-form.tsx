import { DOG_SIZES, DOG_STAGES, type SegmentQuestion, type StaffSegment } from '@shop/contract/campaign/segment'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { SEGMENTS } from '#app/texts/content/campaign.ts'

/** One that asks nothing yet. */
export const EMPTY_SEGMENT: StaffSegment = {
  ...{ segmentId: 0, version: 0, name: '', people: 0 },
  question: {
    ...{ dogStage: null, dogSizes: [], boughtWithinDays: null, notBoughtForDays: null, ordersAtLeast: null },
    ...{ boughtProducts: [], runsOutWithinDays: null, levels: [], hasPlan: null, postcodes: [] },
  },
}

/** Every change is counted at once, before anybody saves it. */
export function SegmentForm({ segment, onSaved }: { segment: StaffSegment; onSaved(): void }) {
  const [name, setName] = useState(segment.name)
  const [question, setQuestion] = useState(segment.question)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data: people } = useQuery({
    queryKey: ['segment_count', JSON.stringify(question)],
    queryFn: () => countPeople(question),
    gcTime: 0,
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const segmentId = segment.segmentId === 0 ? null : segment.segmentId
    const answer = await runCommand('saveSegment', { segmentId, version: segment.version, name, question })
    if (answer.ok) return onSaved()
    setRefusal(SEGMENTS.refusals[answer.code as string] ?? SEGMENTS.failed)
  }
  return (
    <form className="sec stack l slim" aria-label={name || SEGMENTS.add} onSubmit={save}>
      <WordField title={SEGMENTS.name} value={name} maxLength={80} onChange={setName} />
      <QuestionFields question={question} onChange={(change) => setQuestion({ ...question, ...change })} />
      <p role="status">{people === undefined || people === null ? SEGMENTS.counting : SEGMENTS.live(people)}</p>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <div className="acts">
        <button type="submit" className="btn p lg" disabled={name.trim() === ''}>
          {SEGMENTS.save}
        </button>
      </div>
    </form>
  )
}

interface QuestionFieldsProps {
  question: SegmentQuestion
  onChange(change: Partial<SegmentQuestion>): void
}

function QuestionFields({ question, onChange }: QuestionFieldsProps) {
  const { fields } = SEGMENTS
  return (
    <>
      <label className="fld">
        <span>{fields.dogStage}</span>
        <select
          className="inp"
          value={question.dogStage ?? ''}
          onChange={({ target }) => onChange({ dogStage: DOG_STAGES.find((one) => one === target.value) ?? null })}
        >
          <option value="">{SEGMENTS.any}</option>
          {DOG_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {SEGMENTS.stages[stage]}
            </option>
          ))}
        </select>
      </label>
      <Choices
        title={fields.dogSizes}
        names={SEGMENTS.sizes}
        chosen={question.dogSizes}
        onChange={(sizes) => onChange({ dogSizes: DOG_SIZES.filter((one) => sizes.includes(one)) })}
      />
      {(['boughtWithinDays', 'notBoughtForDays', 'ordersAtLeast', 'runsOutWithinDays'] as const).map((field) => (
        <label key={field} className="fld">
          <span>{fields[field]}</span>
          <input
            className="inp"
            type="number"
            min={1}
            value={question[field] ?? ''}
            onChange={({ target }) => onChange({ [field]: target.value === '' ? null : Number(target.value) })}
          />
        </label>
      ))}
      <Choices
        title={fields.levels}
        names={SEGMENTS.levels}
        chosen={question.levels}
        onChange={(levels) => onChange({ levels })}
      />
      <label className="fld">
        <span>{fields.hasPlan}</span>
        <select
          className="inp"
          value={question.hasPlan === null ? '' : String(question.hasPlan)}
          onChange={({ target }) => onChange({ hasPlan: target.value === '' ? null : target.value === 'true' })}
        >
          <option value="">{SEGMENTS.any}</option>
          <option value="true">{SEGMENTS.plan.true}</option>
          <option value="false">{SEGMENTS.plan.false}</option>
        </select>
      </label>
      {(['boughtProducts', 'postcodes'] as const).map((field) => (
        <LinesField
          key={field}
          title={fields[field]}
          lines={question[field]}
          onChange={(lines) => onChange({ [field]: lines })}
        />
      ))}
    </>
  )
}

interface ChoicesProps {
  title: string
  names: Readonly<Record<string, string>>
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** Any of them; none chosen asks nothing. */
function Choices({ title, names, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="bare">
      <legend>{title}</legend>
      {Object.entries(names).map(([key, name]) => (
        <label key={key} className="row">
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              onChange(Object.keys(names).filter((one) => (one === key ? target.checked : chosen.includes(one))))
            }
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** What is typed stays as it is typed, with lines that are still empty. */
function LinesField({ title, lines, onChange }: { title: string; lines: string[]; onChange(lines: string[]): void }) {
  const [typed, setTyped] = useState(lines.join('\n'))
  return (
    <WordField
      title={title}
      value={typed}
      maxLength={4000}
      rows={2}
      onChange={(next) => {
        setTyped(next)
        onChange(next.split('\n').flatMap((line) => line.trim() || []))
      }}
    />
  )
}

/** Null while a field does not have its shape yet. */
async function countPeople(question: SegmentQuestion): Promise<number | null> {
  const answer = await runCommand('countSegment', { question })
  return answer.ok ? answer.value.people : null
}
