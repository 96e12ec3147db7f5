import { addableBlocks, type EditedBlock, LANDING } from '@shop/domain/content/blocks'
import { BlockEditor } from '#app/features/content/blocks/block-editor.tsx'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { LANDINGS } from '#app/texts/content/landing.ts'

type Field = keyof typeof LANDINGS.fields

interface LandingFormProps {
  draft: Record<Field, string>
  onChange(change: Partial<Record<Field, string>>): void
}

const typesFor = (blocks: readonly EditedBlock[]) => addableBlocks(LANDING, blocks)

/** Words of the page, its blocks, and the blocks of the other half of a test. */
export function LandingForm({ draft, onChange }: LandingFormProps) {
  const word = (name: 'title' | 'slug' | 'seoDescription', maxLength: number) => ({
    ...{ title: LANDINGS.fields[name], value: draft[name], maxLength },
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const isTested = draft.blocksB !== ''
  return (
    <>
      <section className="sec" aria-labelledby="words-title">
        <header>
          <h2 id="words-title">{LANDINGS.words}</h2>
          <span className="mut sm">{LANDINGS.testHint}</span>
        </header>
        <div className="stack l">
          <ClaimedField {...word('title', 120)} />
          <WordField {...word('slug', 120)} />
          <ClaimedField {...word('seoDescription', 320)} rows={2} />
          <label className="fld">
            <span>{LANDINGS.fields.validTo}</span>
            <input
              className="inp"
              type="datetime-local"
              value={draft.validTo}
              onChange={({ target }) => onChange({ validTo: target.value })}
            />
          </label>
          <div className="acts">
            {isTested ? (
              <>
                <button type="button" className="btn" onClick={() => onChange({ blocksB: '' })}>
                  {LANDINGS.endTest}
                </button>
                <button type="button" className="btn" onClick={() => onChange({ blocks: draft.blocksB, blocksB: '' })}>
                  {LANDINGS.takeB}
                </button>
              </>
            ) : (
              <button type="button" className="btn" onClick={() => onChange({ blocksB: draft.blocks })}>
                {LANDINGS.startTest}
              </button>
            )}
          </div>
        </div>
      </section>
      <BlockEditor
        value={draft.blocks}
        typesFor={typesFor}
        {...(isTested && { title: LANDINGS.variantA })}
        onChange={(blocks) => onChange({ blocks })}
      />
      {isTested && (
        <BlockEditor
          value={draft.blocksB}
          typesFor={typesFor}
          title={LANDINGS.variantB}
          onChange={(blocksB) => onChange({ blocksB })}
        />
      )}
    </>
  )
}
