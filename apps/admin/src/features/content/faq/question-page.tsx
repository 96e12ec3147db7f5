import type { StaffQuestion } from '@shop/contract/staff/staff-faq'
import { markClaims } from '@shop/czech/mark-claims'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { ItemScreen } from '#app/features/content/item-screen.tsx'
import { useWordsEditing, type WordsKind } from '#app/features/content/use-words-editing.ts'
import { saidOnceOut, WordsActions } from '#app/features/content/words-actions.tsx'
import { WordsFrame } from '#app/features/content/words-frame.tsx'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { FAQ, FAQ_COLUMNS, FAQ_MISSING } from '#app/texts/content/faq.ts'
import { WORDS } from '#app/texts/content/words.ts'

const LIST = { path: '/obsah/dotazy', title: FAQ.title }
type Field = keyof typeof FAQ.fields

export function QuestionPage() {
  const { id = '' } = useParams()
  return (
    <ItemScreen
      list={LIST}
      object={`question:${id}`}
      read={() => readQuestion(Number(id))}
      titleOf={({ fields }) => fields.question}
      draw={(question) => <QuestionEditor key={question.questionId} first={question} />}
    />
  )
}

function QuestionEditor({ first }: { first: StaffQuestion }) {
  const client = useQueryClient()
  const editing = useWordsEditing(first, {
    ...QUESTION,
    onChanged: ({ questionId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['staff_faq'] }),
        client.invalidateQueries({ queryKey: ['row_history', 'faq_questions', String(questionId)] }),
      ]),
  })
  const { item, mine, isChanged, said, setSaid, dispute, reason, setReason, run, save, settle, set } = editing
  const { questionId, version } = item
  return (
    <WordsFrame
      said={said}
      dispute={dispute}
      names={FAQ.fields}
      mine={mine}
      onSettle={settle}
      reason={reason}
      onReason={setReason}
      history={{ table: 'faq_questions', rowKey: String(questionId), fields: FAQ_COLUMNS }}
      actions={
        <WordsActions
          state={item.state}
          address={item.address}
          updatedAt={item.updatedAt}
          isChanged={isChanged}
          preview={{ kind: 'question', slug: item.fields.slug }}
          onSave={save}
          onPublish={(at) =>
            run(runCommand('publishQuestion', { questionId, version, reason, at }), ({ state, publishedAt }) =>
              saidOnceOut({ state, at: publishedAt }),
            )
          }
          onWithdraw={() => run(runCommand('withdrawQuestion', { questionId, version, reason }), () => WORDS.withdrawn)}
          onFailed={() => setSaid({ kind: 'bad', text: WORDS.failed })}
        />
      }
    >
      <QuestionForm types={item.types} draft={mine} onChange={set} />
    </WordsFrame>
  )
}

interface QuestionFormProps {
  types: StaffQuestion['types']
  draft: Record<Field, string>
  onChange(change: Partial<Record<Field, string>>): void
}

function QuestionForm({ types, draft, onChange }: QuestionFormProps) {
  const claims = markClaims(`${draft.question}\n${draft.answer}`).length
  const word = (name: Field, maxLength: number) => ({
    ...{ title: FAQ.fields[name], value: draft[name], maxLength },
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <section className="sec" aria-labelledby="words-title">
      <header>
        <h2 id="words-title">{FAQ.words}</h2>
        <span className="mut sm">{FAQ.answerHint}</span>
        {claims > 0 && <span className="st wrn r">{WORDS.claims(claims)}</span>}
      </header>
      <div className="stack l">
        <ClaimedField {...word('question', 200)} />
        <ClaimedField {...word('answer', 20_000)} rows={14} />
        <label className="fld">
          <span>{FAQ.fields.typeId}</span>
          <select className="inp" value={draft.typeId} onChange={({ target }) => onChange({ typeId: target.value })}>
            {types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <WordField {...word('slug', 120)} />
        <WordField {...word('related', 2000)} rows={3} />
      </div>
    </section>
  )
}

const QUESTION: Omit<WordsKind<StaffQuestion, Field>, 'onChanged'> = {
  names: FAQ_MISSING,
  toDraft: ({ fields: { related, typeId, ...words } }) => ({
    ...words,
    typeId: String(typeId),
    related: related.join('\n'),
  }),
  read: ({ questionId }) => readQuestion(questionId),
  save: ({ questionId, version }, { related, typeId, ...words }, reason) =>
    runCommand('saveQuestion', {
      ...{ questionId, version, reason },
      fields: {
        ...words,
        typeId: Number(typeId),
        related: related.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
      },
    }),
}

async function readQuestion(questionId: number): Promise<StaffQuestion | null> {
  const answer = await runCommand('staffQuestion', { questionId })
  return answer.ok ? answer.value : null
}
