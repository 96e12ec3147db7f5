import type { StaffSection } from '@shop/contract/staff/staff-section'
import { addableBlocks, type EditedBlock, hasHeadButtons, isHeadOnly } from '@shop/domain/content/blocks'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { BlockEditor } from '#app/features/content/blocks/block-editor.tsx'
import { ItemScreen } from '#app/features/content/item-screen.tsx'
import { useWordsEditing, type WordsKind } from '#app/features/content/use-words-editing.ts'
import { saidOnceOut, WordsActions } from '#app/features/content/words-actions.tsx'
import { WordsFrame } from '#app/features/content/words-frame.tsx'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { SECTION_COLUMNS, SECTION_MISSING, SECTIONS } from '#app/texts/content/section.ts'
import { WORDS } from '#app/texts/content/words.ts'

const LIST = { path: '/obsah/bloky', title: SECTIONS.title }
type Field = keyof typeof SECTIONS.fields

export function SectionPage() {
  const { slug = '' } = useParams()
  return (
    <ItemScreen
      list={LIST}
      object={`section:${slug}`}
      read={() => readSection(slug)}
      titleOf={({ fields }) => fields.title}
      draw={(section) => <SectionEditor key={section.slug} first={section} />}
    />
  )
}

function SectionEditor({ first }: { first: StaffSection }) {
  const client = useQueryClient()
  const editing = useWordsEditing(first, {
    ...SECTION,
    onChanged: ({ sectionId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['staff_sections'] }),
        client.invalidateQueries({ queryKey: ['row_history', 'sections', String(sectionId)] }),
      ]),
  })
  const { item, mine, isChanged, said, setSaid, dispute, reason, setReason, run, save, settle, set } = editing
  const { slug, seen } = item
  const word = (name: Exclude<Field, 'blocks'>, maxLength: number) => ({
    ...{ title: SECTIONS.fields[name], value: mine[name], maxLength },
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <WordsFrame
      said={said}
      dispute={dispute}
      names={SECTIONS.fields}
      mine={mine}
      onSettle={settle}
      reason={reason}
      onReason={setReason}
      history={{ table: 'sections', rowKey: String(item.sectionId), fields: SECTION_COLUMNS }}
      actions={
        <WordsActions
          state={item.state}
          address={item.address}
          updatedAt={item.updatedAt}
          isChanged={isChanged}
          preview={{ kind: 'section', slug }}
          onSave={save}
          onPublish={(at) =>
            run(runCommand('publishSection', { slug, seen, reason, at }), ({ state, publishAt }) =>
              saidOnceOut({ state, at: publishAt }),
            )
          }
          onFailed={() => setSaid({ kind: 'bad', text: WORDS.failed })}
        >
          {item.state !== 'published' && (
            <button
              type="button"
              className="btn x"
              disabled={isChanged}
              onClick={() => run(runCommand('discardSection', { slug, seen, reason }), () => SECTIONS.discarded)}
            >
              {SECTIONS.discard}
            </button>
          )}
        </WordsActions>
      }
    >
      <section className="sec" aria-labelledby="words-title">
        <header>
          <h2 id="words-title">{SECTIONS.words}</h2>
        </header>
        <div className="stack l">
          <ClaimedField {...word('title', 120)} />
          <ClaimedField {...word('seoTitle', 120)} />
          <ClaimedField {...word('seoDescription', 320)} rows={2} />
        </div>
      </section>
      <BlockEditor
        value={mine.blocks}
        typesFor={(blocks) => addableBlocks(slug, blocks)}
        hasNoButtons={!hasHeadButtons(slug)}
        {...(isHeadOnly(slug) && { isFixed: true, hint: SECTIONS.headOnly })}
        onChange={(blocks) => set({ blocks })}
      />
    </WordsFrame>
  )
}

const SECTION: Omit<WordsKind<StaffSection, Field>, 'onChanged'> = {
  names: SECTION_MISSING,
  saved: SECTIONS.saved,
  toDraft: ({ fields: { blocks, ...words } }) => ({ ...words, blocks: JSON.stringify(blocks) }),
  read: ({ slug }) => readSection(slug),
  save: ({ slug, seen }, { blocks, ...words }, reason) =>
    runCommand('saveSection', {
      slug,
      seen,
      reason,
      fields: { ...words, blocks: JSON.parse(blocks) as EditedBlock[] },
    }),
}

async function readSection(slug: string): Promise<StaffSection | null> {
  const answer = await runCommand('staffSection', { slug })
  return answer.ok ? answer.value : null
}
