import type { ListedType, StaffFaq } from '@shop/contract/staff/staff-faq'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { ContentScreen } from '#app/features/content/content-screen.tsx'
import { NameDialog } from '#app/features/content/name-dialog.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { moved } from '#app/parts/moved.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { FAQ } from '#app/texts/content/faq.ts'
import { WORDS, WORDS_REFUSALS } from '#app/texts/content/words.ts'
import { PARTS } from '#app/texts/parts.ts'
import { QuestionTable } from './question-table.tsx'
import { TypeDialog } from './type-dialog.tsx'

const KEY = ['staff_faq']

type Opened = { kind: 'question' | 'type' } | { kind: 'edit'; type: ListedType }

/** Questions as visitors read them, by topic. */
export function FaqPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: readFaq })
  useKeys([{ keys: 'N', label: FAQ.addQuestion, isInBar: true, run: () => setOpened({ kind: 'question' }) }])
  const show = (faq: StaffFaq, text: string) => {
    client.setQueryData(KEY, faq)
    setSaid({ kind: 'ok', text })
    setOpened(null)
  }
  const order = async (typeId: number | null, seen: number[], ids: number[]) => {
    const answer = await runCommand('orderFaq', { typeId, seen, ids })
    if (answer.ok) return show(answer.value, FAQ.ordered)
    setSaid({ kind: 'bad', text: WORDS_REFUSALS[answer.code] ?? WORDS.failed })
    return client.invalidateQueries({ queryKey: KEY })
  }
  const types = data?.types ?? []
  const createQuestion = async (question: string, choice: string) => {
    const answer = await runCommand('createQuestion', { question, typeId: Number(choice) })
    if (answer.ok) navigate(`/obsah/dotazy/${answer.value.questionId}`)
    return answer.ok ? null : (WORDS_REFUSALS[answer.code] ?? WORDS.failed)
  }
  const createType = async (name: string) => {
    const answer = await runCommand('createFaqType', { name })
    if (answer.ok) show(answer.value, FAQ.typeSaved)
    return answer.ok ? null : (WORDS_REFUSALS[answer.code] ?? WORDS.failed)
  }
  return (
    <ContentScreen tab="faq">
      <div className="tool">
        <span className="acts last">
          <button type="button" className="btn" onClick={() => setOpened({ kind: 'type' })}>
            <Icon name="plus" /> {FAQ.addType}
          </button>
          <button type="button" className="btn p" onClick={() => setOpened({ kind: 'question' })}>
            <Icon name="plus" /> {FAQ.addQuestion} <kbd>N</kbd>
          </button>
        </span>
      </div>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {!data && !isError && <p className="pad mut">{PARTS.loading}</p>}
      {types.map((type, place) => (
        <QuestionTable
          key={type.typeId}
          type={type}
          place={{ isFirst: place === 0, isLast: place === types.length - 1 }}
          onEdit={() => setOpened({ kind: 'edit', type })}
          onOrder={(seen, ids) => order(type.typeId, seen, ids)}
          onMove={(by) => {
            const seen = types.map(({ typeId }) => typeId)
            return order(null, seen, moved(seen, place, by))
          }}
        />
      ))}
      {opened?.kind === 'question' && types[0] && (
        <NameDialog
          title={FAQ.addQuestion}
          label={FAQ.newQuestion}
          submit={FAQ.create}
          maxLength={200}
          choice={{
            label: FAQ.fields.typeId,
            options: types.map(({ typeId, fields }) => ({ code: String(typeId), name: fields.name })),
          }}
          onName={createQuestion}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'type' && (
        <NameDialog
          title={FAQ.addType}
          label={FAQ.newType}
          submit={FAQ.createType}
          maxLength={80}
          onName={createType}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'edit' && (
        <TypeDialog
          type={opened.type}
          onSaved={(faq) => show(faq, FAQ.typeSaved)}
          onStale={() => client.invalidateQueries({ queryKey: KEY })}
          onClose={() => setOpened(null)}
        />
      )}
    </ContentScreen>
  )
}

async function readFaq(): Promise<StaffFaq> {
  const answer = await runCommand('staffFaq', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
