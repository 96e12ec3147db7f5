import type { StaffEntry } from '@shop/contract/catalog/dictionary'
import { markClaims } from '@shop/czech/mark-claims'
import type { Dictionary } from '@shop/domain/catalog/dictionary'
import { toSlug } from '@shop/domain/catalog/slug'
import { MoveButtons } from '#app/parts/move-buttons.tsx'
import { DICTIONARY } from '#app/texts/shop/dictionary.ts'
import { parentOf } from './read-dictionary.ts'

interface EntryTableProps {
  dictionary: Dictionary
  entries: readonly StaffEntry[]
  find: string
  onOpen(entry: StaffEntry): void
  /** Null where a list has no order of its own. */
  onMove: ((entry: StaffEntry, by: 1 | -1) => void) | null
}

/** Rows of a tree lie under their parents, those of a list by name. */
export function EntryTable({ dictionary, entries, find, onOpen, onMove }: EntryTableProps) {
  const { columns } = DICTIONARY
  const asked = toSlug(find)
  const shown = entries.filter(({ code, fields }) => toSlug(fields.name).includes(asked) || code.includes(asked))
  if (shown.length === 0) return <p className="mut">{asked ? DICTIONARY.nothingFound : DICTIONARY.none}</p>
  // What was found stands without its neighbours, so it cannot be moved among them.
  const isOrdered = onMove !== null && asked === ''
  return (
    <table className="tb in">
      <caption className="vh">{DICTIONARY.tabs[dictionary]}</caption>
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th>{DICTIONARY.lists[dictionary].code}</th>
          <th>{columns.uses}</th>
          <th>{columns.traits}</th>
          {isOrdered && <th>{columns.order}</th>}
          <th>
            <span className="vh">{DICTIONARY.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((entry) => (
          <tr key={entry.entryId}>
            <td style={{ paddingLeft: `${entry.depth * INDENT}px` }}>
              {entry.depth === 0 ? <b className="b6">{entry.fields.name}</b> : entry.fields.name}
            </td>
            <td className="mut">{DICTIONARY.address(dictionary, entry.code)}</td>
            <td>{DICTIONARY.uses(dictionary, entry.uses)}</td>
            <td className="sm mut">
              <Traits entry={entry} />
            </td>
            {isOrdered && (
              <td>
                <MoveButtons name={entry.fields.name} {...placeOf(entries, entry)} onMove={(by) => onMove(entry, by)} />
              </td>
            )}
            <td className="num">
              <button
                type="button"
                className="btn"
                aria-label={DICTIONARY.changeOf(entry.fields.name)}
                onClick={() => onOpen(entry)}
              >
                {DICTIONARY.change}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const INDENT = 20

function placeOf(entries: readonly StaffEntry[], entry: StaffEntry) {
  const beside = entries.filter((one) => parentOf(one) === parentOf(entry))
  return { isFirst: beside[0] === entry, isLast: beside.at(-1) === entry }
}

function Traits({ entry: { fields, isAskedFor } }: { entry: StaffEntry }) {
  const claims = markClaims(toWords(fields)).length
  const said = [
    ...(fields.dictionary === 'ingredients' && fields.allergen ? [DICTIONARY.allergen(fields.allergen)] : []),
    ...(fields.dictionary === 'ingredients' && fields.withoutName ? [DICTIONARY.without(fields.withoutName)] : []),
    ...(isAskedFor && fields.dictionary === 'categories' ? [DICTIONARY.askedFor] : []),
  ]
  return (
    <>
      {said.join(' · ')}
      {claims > 0 && <span className="st wrn">{DICTIONARY.claims(claims)}</span>}
    </>
  )
}

/** Everything somebody reads, for the guard. */
function toWords(fields: StaffEntry['fields']): string {
  if (fields.dictionary === 'categories')
    return [fields.name, fields.intro, fields.body, fields.seoTitle, fields.seoDescription].join('\n')
  if (fields.dictionary === 'topics')
    return [fields.name, fields.description, fields.seoTitle, fields.seoDescription].join('\n')
  return fields.dictionary === 'authors' ? fields.bio : ''
}
