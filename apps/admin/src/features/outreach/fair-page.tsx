import type { StaffFair } from '@shop/contract/staff/staff-fair'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { FAIR } from '#app/texts/outreach/fair.ts'
import { PARTS } from '#app/texts/parts.ts'
import { toFairDraft, toSavedPrizes } from './fair-draft.ts'
import { FairTablets } from './fair-tablets.tsx'
import { OutreachScreen } from './outreach-screen.tsx'
import { PrizeList } from './prize-list.tsx'

/** A fair with its wheel and its tablets. */
export function FairPage() {
  const fairId = Number(useParams().id)
  const client = useQueryClient()
  const [said, setSaid] = useState<string | null>(null)
  const [saves, setSaves] = useState(0)
  const key = ['fair', fairId]
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: () => readFair(fairId),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const reload = () => client.invalidateQueries({ queryKey: key })
  const saved = async () => {
    setSaid(FAIR.saved)
    await reload()
    setSaves((count) => count + 1)
  }
  return (
    <OutreachScreen tab="fairs">
      <p className="pad">
        <Link to="/prodejci/veletrhy">{FAIR.back}</Link>
      </p>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {said && <Note kind="ok">{said}</Note>}
      {data && (
        <>
          <FairForm key={`${fairId}-${saves}`} fair={data} onSaved={saved} onRefused={() => setSaid(null)} />
          <FairTablets fair={data} onChanged={reload} />
          <section className="sec">
            <header>
              <h2>{FAIR.history}</h2>
            </header>
            <RowHistory key={data.version} table="fairs" rowKey={String(fairId)} words={{ fields: FAIR.fields }} />
          </section>
        </>
      )}
    </OutreachScreen>
  )
}

interface FairFormProps {
  fair: StaffFair
  onSaved(): void
  onRefused(): void
}

/** What was opened stays until it is saved: whoever was faster is told by the server, nothing typed is thrown away. */
function FairForm({ fair, onSaved, onRefused }: FairFormProps) {
  const [version] = useState(fair.version)
  const [{ fields, prizes }, setDraft] = useState(() => toFairDraft(fair))
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const change = (changed: Partial<typeof fields>) => setDraft({ fields: { ...fields, ...changed }, prizes })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { fairId } = fair
    const answer = await runCommand('saveFair', { fairId, version, reason, fields, prizes: toSavedPrizes(prizes) })
    if (answer.ok) return onSaved()
    onRefused()
    setRefusal(sentenceOf(answer.code as string, answer.details))
  }
  return (
    <form className="stack l" onSubmit={save}>
      <section className="sec">
        <header>
          <h2>{fair.fields.title}</h2>
        </header>
        <div className="stack l">
          <WordField title={FAIR.name} value={fields.title} maxLength={120} onChange={(title) => change({ title })} />
          <WordField title={FAIR.place} value={fields.place} maxLength={120} onChange={(place) => change({ place })} />
          {(['validFrom', 'validTo'] as const).map((name) => (
            <label key={name} className="fld">
              <span>{FAIR[name]}</span>
              <input
                className="inp"
                type="date"
                value={fields[name]}
                required
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </label>
          ))}
          <WordField
            title={FAIR.rules}
            value={fields.rules}
            maxLength={20_000}
            rows={6}
            onChange={(rules) => change({ rules })}
          />
        </div>
      </section>
      <PrizeList prizes={prizes} onChange={(changed) => setDraft({ fields, prizes: changed })} />
      <section className="sec">
        {refusal && <Note kind="bad">{refusal}</Note>}
        <WordField title={FAIR.reason} value={reason} maxLength={300} onChange={setReason} />
        <p>
          <button type="submit" className="btn p lg" disabled={reason.trim() === ''}>
            {FAIR.save}
          </button>
        </p>
      </section>
    </form>
  )
}

function sentenceOf(code: string, details: Readonly<Record<string, unknown>>): string {
  const fault = code === 'wheel_refused' ? FAIR.faults[String(details.fault)] : undefined
  return fault?.(String(details.label)) ?? FAIR.refusals[code] ?? FAIR.refused
}

async function readFair(fairId: number) {
  const answer = await runCommand('staffFair', { fairId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
