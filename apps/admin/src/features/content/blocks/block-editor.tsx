import type { EditedBlock } from '@shop/domain/content/blocks'
import { useState } from 'react'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { MoveButtons } from '#app/parts/move-buttons.tsx'
import { BLOCK_FIELDS, BLOCK_NAMES, BLOCKS } from '#app/texts/content/blocks.ts'
import { fieldsOf } from './block-fields.ts'
import { fromLines, type LineKind, toLines } from './block-lines.ts'

interface BlockEditorProps {
  /** As JSON, so that two who edit the page are compared by one text. */
  value: string
  title?: string
  /** Kinds that may be added to these blocks. */
  typesFor(blocks: readonly EditedBlock[]): readonly string[]
  /** The head has words only. */
  hasNoButtons?: boolean
  /** Nothing is added, taken or moved: the page has its own order. */
  isFixed?: boolean
  hint?: string
  onChange(value: string): void
}

/** Blocks of a page one under another: their words, their order, more of them. */
export function BlockEditor({
  value,
  title = BLOCKS.title,
  hint = BLOCKS.hint,
  typesFor,
  hasNoButtons = false,
  isFixed = false,
  onChange,
}: BlockEditorProps) {
  const blocks = JSON.parse(value) as EditedBlock[]
  // A block has no name of its own; its place is what it is known by.
  const named = blocks.map((block, place) => ({ block, place, key: `${place}-${block.type}` }))
  const put = (next: EditedBlock[]) => onChange(JSON.stringify(next))
  const move = (place: number, by: 1 | -1) => {
    const next = [...blocks]
    const [taken] = next.splice(place, 1)
    if (taken) next.splice(place + by, 0, taken)
    put(next)
  }
  return (
    <section className="sec" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="mut sm">{hint}</span>
      </header>
      {named.map(({ block, place, key }) => (
        <BlockForm
          key={key}
          isFixed={isFixed}
          hasNoButtons={hasNoButtons}
          block={block}
          name={`${place + 1}. ${BLOCK_NAMES[block.type] ?? block.type}`}
          place={{ isFirst: place === 0, isLast: place === blocks.length - 1 }}
          onMove={(by) => move(place, by)}
          onRemove={() => put(blocks.filter((_, at) => at !== place))}
          onChange={(next) => put(blocks.map((one, at) => (at === place ? next : one)))}
        />
      ))}
      {!isFixed && <NewBlock types={typesFor(blocks)} onAdd={(type) => put([...blocks, { type }])} />}
    </section>
  )
}

function NewBlock({ types, onAdd }: { types: readonly string[]; onAdd(type: string): void }) {
  const [chosen, setChosen] = useState<string>('text')
  // A head that was just added is no choice any more.
  const kind = types.includes(chosen) ? chosen : (types[0] ?? 'text')
  return (
    <div className="tool">
      <select
        className="inp who"
        aria-label={BLOCKS.kind}
        value={kind}
        onChange={({ target }) => setChosen(target.value)}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {BLOCK_NAMES[type]}
          </option>
        ))}
      </select>
      <button type="button" className="btn" onClick={() => onAdd(kind)}>
        <Icon name="plus" /> {BLOCKS.add}
      </button>
    </div>
  )
}

interface BlockFormProps {
  isFixed: boolean
  hasNoButtons: boolean
  block: EditedBlock
  name: string
  place: { isFirst: boolean; isLast: boolean }
  onMove(by: 1 | -1): void
  onRemove(): void
  onChange(block: EditedBlock): void
}

function BlockForm({ isFixed, hasNoButtons, block, name, place, onMove, onRemove, onChange }: BlockFormProps) {
  return (
    <fieldset className="stack l">
      <legend className="b6">{name}</legend>
      {fieldsOf(block, { hasNoButtons }).map(({ name: field, kind }) => (
        <LineField key={field} block={block} field={field} kind={kind} onChange={onChange} />
      ))}
      {!isFixed && (
        <div className="acts">
          <MoveButtons name={name} {...place} onMove={onMove} />
          <button type="button" className="btn x" aria-label={BLOCKS.remove(name)} onClick={onRemove}>
            {BLOCKS.take}
          </button>
        </div>
      )}
    </fieldset>
  )
}

interface LineFieldProps {
  block: EditedBlock
  field: keyof typeof BLOCK_FIELDS
  kind: LineKind
  onChange(block: EditedBlock): void
}

/** What is typed stays as it is typed, with lines that are still empty, as long as it says what the block says. */
function LineField({ block, field, kind, onChange }: LineFieldProps) {
  const [typed, setTyped] = useState(() => toLines(block, field, kind))
  const isOwn = JSON.stringify(fromLines(block, field, { kind, typed })[field]) === JSON.stringify(block[field])
  return (
    <ClaimedField
      title={BLOCK_FIELDS[field]}
      value={isOwn ? typed : toLines(block, field, kind)}
      maxLength={20_000}
      {...(kind !== 'text' && { rows: kind === 'area' ? 4 : 3 })}
      onChange={(next) => {
        setTyped(next)
        onChange(fromLines(block, field, { kind, typed: next }))
      }}
    />
  )
}
