import { RELATION_TYPES } from '@shop/contract/staff/staff-product'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { runCommand } from '#app/session/services.ts'
import { PRODUCT } from '#app/texts/product.ts'
import { LINKS, RELATIONS } from '#app/texts/shop/product-links.ts'
import { CellInput, SelectField, TextField } from './form-fields.tsx'
import type { ProductDraft } from './product-draft.ts'
import type { SectionProps } from './section-props.ts'

type Relation = ProductDraft['relations'][number]

/** Other goods with the reason a customer reads; the first ones are shown first. */
export function RelationsTable({ product, draft: { relations }, isLocked, onChange }: SectionProps) {
  const set = (lines: Relation[]) => onChange({ relations: lines })
  const change = (index: number, part: Partial<Relation>) =>
    set(relations.map((line, place) => (place === index ? { ...line, ...part } : line)))
  const rise = (index: number) => {
    const line = relations[index]
    if (line) set(relations.filter((_, place) => place !== index).toSpliced(index - 1, 0, line))
  }
  return (
    <>
      {relations.length === 0 && <p className="mut">{LINKS.none}</p>}
      {relations.length > 0 && (
        <table className="tb in comp">
          <caption className="vh">{LINKS.relations}</caption>
          <thead>
            <tr>
              <th>{LINKS.product}</th>
              <th>{LINKS.type}</th>
              <th>{LINKS.reason}</th>
              <th>
                <span className="vh">{PRODUCT.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {relations.map((line, index) => (
              <tr key={line.productId}>
                <td>{line.name}</td>
                <td>
                  <select
                    className="inp cell"
                    aria-label={`${LINKS.type} ${line.name}`}
                    value={line.type}
                    disabled={isLocked}
                    onChange={({ target }) => change(index, { type: target.value as Relation['type'] })}
                  >
                    {RELATION_TYPES.map((type) => (
                      <option key={type} value={type}>
                        {RELATIONS[type]}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <CellInput
                    label={`${LINKS.reason} ${line.name}`}
                    value={line.reason}
                    isDisabled={isLocked}
                    onChange={(reason) => change(index, { reason })}
                  />
                </td>
                <td className="num">
                  {!isLocked && index > 0 && (
                    <button
                      type="button"
                      className="btn q"
                      aria-label={`${LINKS.up} ${line.name}`}
                      onClick={() => rise(index)}
                    >
                      {LINKS.up}
                    </button>
                  )}
                  {!isLocked && (
                    <button
                      type="button"
                      className="btn q ic"
                      aria-label={`${LINKS.remove} ${line.name}`}
                      onClick={() => set(relations.filter((_, place) => place !== index))}
                    >
                      <Icon name="cross" size="s" />
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isLocked && (
        <AddRelation
          taken={[product.productId, ...relations.map(({ productId }) => productId)]}
          onAdd={(added) => set([...relations, { ...added, type: 'related', reason: '' }])}
        />
      )}
    </>
  )
}

interface AddRelationProps {
  taken: readonly number[]
  onAdd(product: Pick<Relation, 'productId' | 'name' | 'status'>): void
}

function AddRelation({ taken, onAdd }: AddRelationProps) {
  const [typed, setTyped] = useState('')
  const { data } = useQuery({
    queryKey: ['staff_products', 'relations', typed],
    queryFn: () => runCommand('staffProducts', { q: typed, status: 'active' }),
    enabled: typed.trim().length > 1,
  })
  const found = data?.ok ? data.value.products.filter(({ productId }) => !taken.includes(productId)) : []
  const add = (code: string) => {
    const chosen = found.find(({ productId }) => String(productId) === code)
    if (!chosen) return
    onAdd({ productId: chosen.productId, name: chosen.name, status: chosen.status })
    setTyped('')
  }
  return (
    <div className="edit">
      <TextField title={LINKS.find} value={typed} maxLength={80} onChange={setTyped} />
      <SelectField
        title={LINKS.add}
        value=""
        none="–"
        isDisabled={found.length === 0}
        choices={found.map(({ productId, name }) => ({ code: String(productId), name }))}
        onChange={add}
      />
    </div>
  )
}
