import { PRIZE_KINDS, type PrizeKind } from '@shop/domain/fair/prize'
import { Icon } from '#app/parts/icon.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { PRIZE } from '#app/texts/outreach/fair.ts'
import { chanceOf, newPrize, type PrizeDraft } from './fair-draft.ts'

interface PrizeListProps {
  prizes: readonly PrizeDraft[]
  onChange(prizes: PrizeDraft[]): void
}

/** Segments of the wheel; what somebody has won cannot be taken off. */
export function PrizeList({ prizes, onChange }: PrizeListProps) {
  const change = (row: string, changed: Partial<PrizeDraft>) =>
    onChange(prizes.map((prize) => (prize.row === row ? { ...prize, ...changed } : prize)))
  return (
    <section className="sec">
      <header>
        <h2>{PRIZE.title}</h2>
        <button
          type="button"
          className="btn r"
          onClick={() => onChange([...prizes, newPrize(`new-${prizes.length}-${Date.now()}`)])}
        >
          <Icon name="plus" /> {PRIZE.add}
        </button>
      </header>
      <p className="sm mut">{PRIZE.sentence}</p>
      <div className="stack l">
        {prizes.map((prize, index) => (
          <details key={prize.row} open={prize.prizeId === null}>
            <summary>
              <b className="b6">{PRIZE.segment(index + 1, prize.label)}</b>{' '}
              <span className="mut sm">{PRIZE.drawn(prize.drawn, chanceOf(prize, prizes))}</span>
            </summary>
            <PrizeForm prize={prize} onChange={(changed) => change(prize.row, changed)} />
            {prize.drawn === 0 && (
              <button
                type="button"
                className="btn xx"
                aria-label={PRIZE.removeOf(prize.label)}
                onClick={() => onChange(prizes.filter(({ row }) => row !== prize.row))}
              >
                {PRIZE.remove}
              </button>
            )}
          </details>
        ))}
      </div>
    </section>
  )
}

const COUNTS = ['weight', 'stock', 'dailyLimit'] as const
const OF_CODES = ['validDays', 'minimumGoods'] as const

interface PrizeFormProps {
  prize: PrizeDraft
  onChange(changed: Partial<PrizeDraft>): void
}

function PrizeForm({ prize, onChange }: PrizeFormProps) {
  const isWon = prize.drawn > 0 && prize.kind !== 'none'
  const isCode = prize.kind === 'coupon' || prize.kind === 'free-shipping'
  const numbers = [
    ...COUNTS,
    ...(prize.kind === 'coupon' ? (['amount', 'maximum'] as const) : []),
    ...(isCode ? OF_CODES : []),
  ] as const
  return (
    <fieldset className="stack l">
      <legend className="vh">{prize.label || PRIZE.add}</legend>
      <WordField
        title={PRIZE.label}
        value={prize.label}
        maxLength={40}
        isDisabled={isWon}
        onChange={(label) => onChange({ label })}
      />
      <label className="fld">
        <span>{PRIZE.kind}</span>
        <select
          className="sel"
          value={prize.kind}
          disabled={prize.drawn > 0}
          onChange={({ target }) => onChange({ kind: target.value as PrizeKind })}
        >
          {PRIZE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {PRIZE.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {prize.kind !== 'none' && (
        <WordField
          title={PRIZE.prize}
          value={prize.prize}
          maxLength={120}
          isDisabled={isWon}
          onChange={(text) => onChange({ prize: text })}
        />
      )}
      <WordField
        title={PRIZE.description}
        value={prize.description}
        maxLength={300}
        onChange={(description) => onChange({ description })}
      />
      <div className="row wrap">
        {numbers.map((name) => (
          <NumberField
            key={name}
            name={name}
            value={prize[name]}
            isDisabled={isWon && name === 'amount'}
            onChange={(text) => onChange({ [name]: text })}
          />
        ))}
        <label className="fld">
          <span>{PRIZE.color}</span>
          <input
            type="color"
            value={prize.color}
            onChange={({ target }) => onChange({ color: target.value.toUpperCase() })}
          />
        </label>
      </div>
      <label className="row">
        <input
          type="checkbox"
          checked={prize.isShipped}
          disabled={isWon}
          onChange={({ target }) => onChange({ isShipped: target.checked })}
        />{' '}
        {PRIZE.isShipped}
      </label>
    </fieldset>
  )
}

type NumberName = (typeof COUNTS)[number] | (typeof OF_CODES)[number] | 'amount' | 'maximum'

interface NumberFieldProps {
  name: NumberName
  value: string
  isDisabled: boolean
  onChange(text: string): void
}

function NumberField({ name, value, isDisabled, onChange }: NumberFieldProps) {
  const isLimit = name === 'stock' || name === 'dailyLimit'
  return (
    <label className="fld">
      <span>{PRIZE[name]}</span>
      <input
        className="inp few num"
        inputMode="numeric"
        maxLength={8}
        disabled={isDisabled}
        value={value}
        placeholder={isLimit ? PRIZE.endless : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
