import type { EntryFields, FieldsOf, StaffEntry } from '@shop/contract/catalog/dictionary'
import { upwards } from '@shop/domain/catalog/dictionary'
import { toSlug } from '@shop/domain/catalog/slug'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { DICTIONARY } from '#app/texts/shop/dictionary.ts'
import { parentOf } from './read-dictionary.ts'

const WORDS = DICTIONARY.form

interface FormProps<Fields> {
  fields: Fields
  /** Null for a new one. */
  entry: StaffEntry | null
  entries: readonly StaffEntry[]
  onChange(fields: Fields): void
}

export function EntryForm({ fields, ...props }: FormProps<EntryFields>) {
  const { onChange } = props
  switch (fields.dictionary) {
    case 'categories':
      return <CategoryForm fields={fields} {...props} />
    case 'topics':
      return <TopicForm fields={fields} {...props} />
    case 'ingredients':
      return <IngredientForm fields={fields} {...props} />
    case 'authors':
      return (
        <>
          <NameField value={fields.name} onChange={(name) => onChange({ ...fields, name })} />
          <ClaimedField
            title={WORDS.bio}
            value={fields.bio}
            maxLength={600}
            rows={4}
            onChange={(bio) => onChange({ ...fields, bio })}
          />
        </>
      )
    case 'brands':
      return <NameField value={fields.name} onChange={(name) => onChange({ ...fields, name })} />
  }
}

function NameField({ value, onChange }: { value: string; onChange(value: string): void }) {
  return <WordField title={WORDS.name} value={value} maxLength={80} onChange={onChange} />
}

/** Until somebody writes an address of its own, it follows the name. */
function AddressedName<Fields extends { name: string; slug: string }>({
  fields,
  entry,
  title,
  onChange,
}: Omit<FormProps<Fields>, 'entries'> & { title: string }) {
  const follows = entry === null && fields.slug === toSlug(fields.name)
  return (
    <>
      <ClaimedField
        title={WORDS.name}
        value={fields.name}
        maxLength={80}
        onChange={(name) => onChange({ ...fields, name, ...(follows && { slug: toSlug(name) }) })}
      />
      <WordField
        title={title}
        value={fields.slug}
        maxLength={80}
        isDisabled={entry?.isAskedFor ?? false}
        hint={entry?.isAskedFor && <span className="sm mut">{WORDS.askedFor}</span>}
        onChange={(slug) => onChange({ ...fields, slug })}
      />
    </>
  )
}

function CategoryForm({ fields, entry, entries, onChange }: FormProps<FieldsOf<'categories'>>) {
  const word = (name: 'intro' | 'body' | 'seoTitle' | 'seoDescription', maxLength: number) => ({
    ...{ title: WORDS[name], value: fields[name], maxLength },
    onChange: (value: string) => onChange({ ...fields, [name]: value }),
  })
  return (
    <>
      <AddressedName fields={fields} entry={entry} title={WORDS.slug} onChange={onChange} />
      <ParentField
        value={fields.parentId}
        entry={entry}
        entries={entries}
        onChange={(parentId) => onChange({ ...fields, parentId })}
      />
      <ClaimedField {...word('intro', 600)} rows={3} />
      <ClaimedField {...word('body', 20_000)} rows={6} />
      <ClaimedField {...word('seoTitle', 120)} />
      <ClaimedField {...word('seoDescription', 320)} rows={2} />
    </>
  )
}

function TopicForm({ fields, entry, onChange }: FormProps<FieldsOf<'topics'>>) {
  const word = (name: 'description' | 'seoTitle' | 'seoDescription', maxLength: number) => ({
    ...{ title: WORDS[name], value: fields[name], maxLength },
    onChange: (value: string) => onChange({ ...fields, [name]: value }),
  })
  return (
    <>
      <AddressedName fields={fields} entry={entry} title={WORDS.topicSlug} onChange={onChange} />
      <ClaimedField {...word('description', 600)} rows={3} />
      <ClaimedField {...word('seoTitle', 120)} />
      <ClaimedField {...word('seoDescription', 320)} rows={2} />
    </>
  )
}

function IngredientForm({ fields, entry, entries, onChange }: FormProps<FieldsOf<'ingredients'>>) {
  const word = (name: 'withoutName' | 'allergen', hint: string) => ({
    ...{ title: WORDS[name], value: fields[name] ?? '', maxLength: 60 },
    hint: <span className="sm mut">{hint}</span>,
    onChange: (value: string) => onChange({ ...fields, [name]: value.trim() === '' ? null : value }),
  })
  return (
    <>
      <NameField value={fields.name} onChange={(name) => onChange({ ...fields, name })} />
      <ParentField
        value={fields.parentId}
        entry={entry}
        entries={entries}
        onChange={(parentId) => onChange({ ...fields, parentId })}
      />
      <WordField {...word('withoutName', WORDS.withoutHint)} />
      <WordField {...word('allergen', WORDS.allergenHint)} />
      <label className="row">
        <input
          type="checkbox"
          checked={fields.isAnimal}
          onChange={({ target }) => onChange({ ...fields, isAnimal: target.checked })}
        />
        {WORDS.isAnimal}
      </label>
    </>
  )
}

interface ParentFieldProps {
  value: number | null
  entry: StaffEntry | null
  entries: readonly StaffEntry[]
  onChange(parentId: number | null): void
}

/** Every place but the row itself and what lies below it. */
function ParentField({ value, entry, entries, onChange }: ParentFieldProps) {
  const nodes = entries.map((one) => ({ entryId: one.entryId, parentId: parentOf(one) }))
  const places = entries.filter(({ entryId }) => !entry || !upwards(nodes, entryId).includes(entry.entryId))
  return (
    <label className="fld">
      <span>{WORDS.parentId}</span>
      <select
        className="inp"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{WORDS.root}</option>
        {places.map(({ entryId, depth, fields }) => (
          <option key={entryId} value={entryId}>
            {'\u00a0\u00a0\u00a0'.repeat(depth)}
            {fields.name}
          </option>
        ))}
      </select>
    </label>
  )
}
