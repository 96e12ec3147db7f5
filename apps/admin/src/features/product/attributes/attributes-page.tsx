import type { StaffAttribute } from '@shop/contract/catalog/attribute'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { PARTS } from '#app/texts/parts.ts'
import { ATTRIBUTE_TYPE_NAMES, ATTRIBUTES } from '#app/texts/shop/attribute.ts'
import { AttributeDialog } from './attribute-dialog.tsx'

/** What goods are told apart by, and which of it the catalogue filters by. */
export function AttributesPage() {
  const mayEdit = useMayDo('goods')
  const client = useQueryClient()
  const [opened, setOpened] = useState<StaffAttribute | 'new' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const { data, isError } = useQuery({ queryKey: ['attributes'], queryFn: readAttributes })
  useKeys(mayEdit ? [{ keys: 'N', label: ATTRIBUTES.add, isInBar: true, run: () => setOpened('new') }] : [])
  const done = async (sentence: string) => {
    setOpened(null)
    setSaid(sentence)
    await client.invalidateQueries({ queryKey: ['attributes'] })
    await client.invalidateQueries({ queryKey: ['product_choices'] })
  }
  return (
    <Screen title={ATTRIBUTES.title}>
      <section className="sec">
        <header>
          <LinkBase to="/produkty" className="btn q">
            <Icon name="back" /> {ATTRIBUTES.back}
          </LinkBase>
          {mayEdit && (
            <button type="button" className="btn p r" onClick={() => setOpened('new')}>
              <Icon name="plus" /> {ATTRIBUTES.add} <kbd>N</kbd>
            </button>
          )}
        </header>
        <p className="sm mut">{ATTRIBUTES.sentence}</p>
        {isError && <Note kind="bad">{PARTS.failed}</Note>}
        {said && <Note kind="ok">{said}</Note>}
        {data?.length === 0 && <p className="mut">{ATTRIBUTES.none}</p>}
        {data && data.length > 0 && <AttributeTable attributes={data} onOpen={mayEdit ? setOpened : null} />}
      </section>
      {opened && (
        <AttributeDialog attribute={opened === 'new' ? null : opened} onClose={() => setOpened(null)} onDone={done} />
      )}
    </Screen>
  )
}

interface AttributeTableProps {
  attributes: readonly StaffAttribute[]
  /** Null for whoever may only look. */
  onOpen: ((attribute: StaffAttribute) => void) | null
}

function AttributeTable({ attributes, onOpen }: AttributeTableProps) {
  const { columns } = ATTRIBUTES
  return (
    <table className="tb in">
      <caption className="vh">{ATTRIBUTES.list}</caption>
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th>{columns.type}</th>
          <th>{columns.values}</th>
          <th>{columns.facet}</th>
          <th className="num">{columns.products}</th>
          <th>
            <span className="vh">{ATTRIBUTES.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.attributeId}>
            <td>
              <b className="b6">{attribute.name}</b>
              {attribute.isDerived && <span className="sm mut"> {ATTRIBUTES.derived}</span>}
            </td>
            <td className="mut">{ATTRIBUTE_TYPE_NAMES[attribute.type]}</td>
            <td>{attribute.options.map(({ name }) => name).join(', ') || attribute.unit}</td>
            <td>
              <span className={attribute.isFacet ? 'st ok' : 'st'}>
                {attribute.isFacet ? ATTRIBUTES.facet : ATTRIBUTES.fact}
              </span>
            </td>
            <td className="num">{attribute.products}</td>
            <td className="num">
              {onOpen && (
                <button
                  type="button"
                  className="btn"
                  aria-label={ATTRIBUTES.changeOf(attribute.name)}
                  onClick={() => onOpen(attribute)}
                >
                  {ATTRIBUTES.change}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readAttributes() {
  const answer = await runCommand('attributes', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.attributes
}
