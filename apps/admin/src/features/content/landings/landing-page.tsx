import type { StaffLanding } from '@shop/contract/staff/staff-landing'
import type { EditedBlock } from '@shop/domain/content/blocks'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { ItemScreen } from '#app/features/content/item-screen.tsx'
import { useWordsEditing, type WordsKind } from '#app/features/content/use-words-editing.ts'
import { saidOnceOut, WordsActions } from '#app/features/content/words-actions.tsx'
import { WordsFrame } from '#app/features/content/words-frame.tsx'
import { fromLocalMoment, toLocalMoment } from '#app/parts/local-moment.ts'
import { runCommand } from '#app/session/services.ts'
import { LANDING_COLUMNS, LANDING_MISSING, LANDINGS } from '#app/texts/content/landing.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { LandingForm } from './landing-form.tsx'
import { LandingResults } from './landing-results.tsx'

const LIST = { path: '/obsah/lp', title: LANDINGS.title }
type Field = keyof typeof LANDINGS.fields

export function LandingPage() {
  const { id = '' } = useParams()
  return (
    <ItemScreen
      list={LIST}
      object={`landing:${id}`}
      read={() => readLanding(Number(id))}
      titleOf={({ fields }) => fields.title}
      draw={(landing) => <LandingEditor key={landing.landingId} first={landing} />}
    />
  )
}

function LandingEditor({ first }: { first: StaffLanding }) {
  const client = useQueryClient()
  const editing = useWordsEditing(first, {
    ...LANDING,
    onChanged: ({ landingId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['staff_landings'] }),
        client.invalidateQueries({ queryKey: ['row_history', 'landing_pages', String(landingId)] }),
      ]),
  })
  const { item, mine, isChanged, said, setSaid, dispute, reason, setReason, run, save, settle, set } = editing
  const { landingId, version } = item
  const failed = () => setSaid({ kind: 'bad', text: WORDS.failed })
  const previewB = async () => {
    const answer = await runCommand('makePreviewLink', { kind: 'landing', slug: item.fields.slug, version: 'b' })
    if (answer.ok) window.open(answer.value.url, '_blank', 'noopener')
    else failed()
  }
  return (
    <WordsFrame
      said={said}
      dispute={dispute}
      names={LANDINGS.fields}
      mine={mine}
      onSettle={settle}
      reason={reason}
      onReason={setReason}
      history={{ table: 'landing_pages', rowKey: String(landingId), fields: LANDING_COLUMNS }}
      actions={
        <WordsActions
          state={item.state}
          address={item.address}
          updatedAt={item.updatedAt}
          isChanged={isChanged}
          preview={{ kind: 'landing', slug: item.fields.slug }}
          onSave={save}
          onPublish={(at) =>
            run(runCommand('publishLanding', { landingId, version, reason, at }), ({ state, validFrom }) =>
              saidOnceOut({ state, at: validFrom }),
            )
          }
          onWithdraw={() => run(runCommand('withdrawLanding', { landingId, version, reason }), () => WORDS.withdrawn)}
          onFailed={failed}
        >
          {item.fields.blocksB !== null && (
            <button type="button" className="btn" disabled={isChanged} onClick={previewB}>
              {LANDINGS.previewB}
            </button>
          )}
        </WordsActions>
      }
    >
      <LandingResults results={item.results} />
      <LandingForm draft={mine} onChange={set} />
    </WordsFrame>
  )
}

const LANDING: Omit<WordsKind<StaffLanding, Field>, 'onChanged'> = {
  names: LANDING_MISSING,
  toDraft: ({ fields: { blocks, blocksB, validTo, ...words } }) => ({
    ...words,
    blocks: JSON.stringify(blocks),
    blocksB: blocksB === null ? '' : JSON.stringify(blocksB),
    validTo: toLocalMoment(validTo),
  }),
  read: ({ landingId }) => readLanding(landingId),
  save: ({ landingId, version }, { blocks, blocksB, validTo, ...words }, reason) =>
    runCommand('saveLanding', {
      ...{ landingId, version, reason },
      fields: {
        ...words,
        blocks: JSON.parse(blocks) as EditedBlock[],
        blocksB: blocksB === '' ? null : (JSON.parse(blocksB) as EditedBlock[]),
        validTo: fromLocalMoment(validTo),
      },
    }),
}

async function readLanding(landingId: number): Promise<StaffLanding | null> {
  const answer = await runCommand('staffLanding', { landingId })
  return answer.ok ? answer.value : null
}
