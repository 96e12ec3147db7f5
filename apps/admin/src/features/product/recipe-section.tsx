import { INGREDIENT_ROLES } from '@shop/contract/staff/staff-product'
import { formatPercent } from '@shop/czech/format-number'
import { RECIPE_LIMITS, recipeTotal } from '@shop/domain/catalog/label-guard'
import { useState } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { PRODUCT } from '#app/texts/product.ts'
import { ROLES } from '#app/texts/shop/label-words.ts'
import { CellInput } from './form-fields.tsx'
import { type RecipeDraft, toNumber, toTyped } from './product-draft.ts'
import type { SectionProps } from './section-props.ts'

const WORDS = PRODUCT.recipe

const amountOf = ({ percent, mgPerKg }: RecipeDraft) => ({ percent: toNumber(percent), mgPerKg: toNumber(mgPerKg) })
const shareOf = (line: RecipeDraft) => recipeTotal([amountOf(line)])

/** The recipe line by line; the text of the label is written from it. */
export function RecipeSection({ product, draft: { ingredients }, choices, isLocked, onChange }: SectionProps) {
  const total = recipeTotal(ingredients.map(amountOf))
  const isOver = total > RECIPE_LIMITS.most
  const set = (lines: RecipeDraft[]) => onChange({ ingredients: lines })
  const change = (index: number, part: Partial<RecipeDraft>) =>
    set(ingredients.map((line, place) => (place === index ? { ...line, ...part } : line)))
  return (
    <section className="sec" id="recipe">
      <header>
        <h2>{PRODUCT.nav.recipe}</h2>
        <span className="mut sm">{WORDS.sub}</span>
        <span className="r row">
          <b className={isOver ? 'bad' : undefined}>{WORDS.total(formatPercent(total))}</b>
          {!isLocked && isOver && <TakeOff lines={ingredients} over={total - 100} onChange={set} />}
          {!isLocked && (
            <button
              type="button"
              className="btn q"
              onClick={() => set(ingredients.toSorted((a, b) => shareOf(b) - shareOf(a)))}
            >
              {WORDS.sort}
            </button>
          )}
        </span>
      </header>
      <Mix lines={ingredients} />
      <table className="tb in comp">
        <caption className="vh">{PRODUCT.nav.recipe}</caption>
        <thead>
          <tr>
            <th>{WORDS.label}</th>
            <th>{WORDS.under}</th>
            <th>{WORDS.role}</th>
            <th className="num">{WORDS.share}</th>
            <th className="num">{WORDS.milligrams}</th>
            <th>
              <span className="vh">{PRODUCT.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ingredients.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
              key={index}
              line={line}
              path={choices.ingredients.find(({ ingredientId }) => ingredientId === line.ingredientId)?.path ?? ''}
              isLocked={isLocked}
              onChange={(part) => change(index, part)}
              onRemove={() => set(ingredients.filter((_, place) => place !== index))}
            />
          ))}
        </tbody>
      </table>
      {!isLocked && <AddLine choices={choices} onAdd={(line) => set([...ingredients, line])} />}
      {product.ingredients.length > 0 && (
        <p className="sm">
          {WORDS.follows} <Icon name="check" size="s" /> {product.grainFree ? WORDS.grainFree : WORDS.withGrain}
        </p>
      )}
    </section>
  )
}

/** From the largest line that is no meat: what a recipe has too much of is rarely its fish. */
function TakeOff({
  lines,
  over,
  onChange,
}: {
  lines: RecipeDraft[]
  over: number
  onChange(lines: RecipeDraft[]): void
}) {
  const rounded = Math.round(over * 100) / 100
  const shares = lines.map(({ role, percent }) => (role === 'meat' ? 0 : (toNumber(percent) ?? 0)))
  const place = shares.indexOf(Math.max(...shares))
  const line = lines[place]
  if (!line || (shares[place] ?? 0) <= rounded) return null
  const less = toTyped(Math.round(((shares[place] ?? 0) - rounded) * 100) / 100)
  return (
    <button
      type="button"
      className="btn"
      onClick={() => onChange(lines.map((one) => (one === line ? { ...one, percent: less } : one)))}
    >
      {WORDS.take(line.label, formatPercent(rounded))}
    </button>
  )
}

/** Shares of the roles, as a strip. */
function Mix({ lines }: { lines: readonly RecipeDraft[] }) {
  const shares = INGREDIENT_ROLES.map((role) => ({
    role,
    share: lines.filter((line) => line.role === role).reduce((sum, line) => sum + shareOf(line), 0),
  })).filter(({ share }) => share >= 1)
  if (shares.length === 0) return null
  const words = shares.map(({ role, share }) => `${ROLES[role]} ${formatPercent(Math.round(share * 10) / 10)}`)
  return (
    <div className="mix" role="img" aria-label={words.join(', ')}>
      {shares.map(({ role, share }, index) => (
        <i key={role} className={`m${index % 5}`} style={{ flex: share }}>
          {words[index]}
        </i>
      ))}
    </div>
  )
}

interface LineProps {
  line: RecipeDraft
  path: string
  isLocked: boolean
  onChange(part: Partial<RecipeDraft>): void
  onRemove(): void
}

function Line({ line, path, isLocked, onChange, onRemove }: LineProps) {
  const cell = { isDisabled: isLocked }
  return (
    <tr>
      <td>
        <CellInput {...cell} label={WORDS.label} value={line.label} onChange={(label) => onChange({ label })} />
      </td>
      <td className="mut sm">{path}</td>
      <td>
        <select
          className="inp cell"
          aria-label={WORDS.role}
          value={line.role}
          disabled={isLocked}
          onChange={({ target }) => onChange({ role: target.value as RecipeDraft['role'] })}
        >
          {INGREDIENT_ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLES[role]}
            </option>
          ))}
        </select>
      </td>
      <td className="num">
        <CellInput
          {...cell}
          isNumber
          label={`${WORDS.share} ${line.label}`}
          value={line.percent}
          onChange={(percent) => onChange({ percent })}
        />
      </td>
      <td className="num">
        <CellInput
          {...cell}
          isNumber
          label={`${WORDS.milligrams} ${line.label}`}
          value={line.mgPerKg}
          onChange={(mgPerKg) => onChange({ mgPerKg })}
        />
      </td>
      <td className="num">
        {!isLocked && (
          <button type="button" className="btn q ic" aria-label={`${WORDS.remove} ${line.label}`} onClick={onRemove}>
            <Icon name="cross" size="s" />
          </button>
        )}
      </td>
    </tr>
  )
}

/** By name in the tree; the line begins with the name and is then called as the label calls it. */
function AddLine({
  choices: { ingredients },
  onAdd,
}: {
  choices: SectionProps['choices']
  onAdd(line: RecipeDraft): void
}) {
  const [typed, setTyped] = useState('')
  const add = (value: string) => {
    const found = ingredients.find(({ name, path }) => path === value || name === value)
    if (!found) return setTyped(value)
    setTyped('')
    const role = found.isAnimal ? ('meat' as const) : ('vegetable' as const)
    const label = found.name.charAt(0).toLocaleLowerCase('cs') + found.name.slice(1)
    onAdd({ ingredientId: found.ingredientId, label, note: '', percent: '', mgPerKg: '', role })
  }
  return (
    <p className="row">
      <input
        className="inp"
        list="ingredients"
        aria-label={WORDS.add}
        placeholder={WORDS.add}
        value={typed}
        onChange={({ target }) => add(target.value)}
      />
      <datalist id="ingredients">
        {ingredients.map(({ ingredientId, path }) => (
          <option key={ingredientId} value={path} />
        ))}
      </datalist>
    </p>
  )
}
