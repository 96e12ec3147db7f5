import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { type CaseOutcome, GOODS_PLACES, type GoodsPlace } from '@shop/domain/case/case-state'
import { DECISION } from '#app/texts/case-decision.ts'
import type { Part } from './judged-parts.ts'

interface DecisionPartProps {
  part: Part
  line: StaffCaseView['lines'][number] | undefined
  allowed: readonly CaseOutcome[]
  /** Digits choose here. */
  hasKeys: boolean
  canJoin: boolean
  onFocus(): void
  onChange(more: Partial<Part>): void
  onSplit(): void
  onJoin(): void
}

export function DecisionPart({ part, line, allowed, hasKeys, canJoin, ...on }: DecisionPartProps) {
  const { key, pieces, outcome, goodsTo } = part
  const title = DECISION.partOf(line?.name ?? '', pieces)
  return (
    <fieldset className="jd" onFocusCapture={on.onFocus}>
      <legend>{title}</legend>
      <div className="opts">
        {allowed.map((one, index) => (
          <label key={one} className={one === outcome ? 'op on' : 'op'}>
            <input
              type="radio"
              name={`outcome-${key}`}
              checked={one === outcome}
              onChange={() => on.onChange({ outcome: one })}
            />
            <span>
              <b>{DECISION.outcomes[one].name}</b>
              <small>{DECISION.outcomes[one].hint}</small>
            </span>
            {hasKeys && <kbd>{index + 1}</kbd>}
          </label>
        ))}
      </div>
      <Taken part={part} onChange={on.onChange} />
      {(line?.arrived ?? 0) > 0 && (
        <label className="fld">
          <span>{DECISION.goodsTo}</span>
          <select
            className="sel"
            value={goodsTo}
            onChange={({ target }) => on.onChange({ goodsTo: target.value as GoodsPlace })}
          >
            {GOODS_PLACES.map((place) => (
              <option key={place} value={place}>
                {DECISION.places[place]}
              </option>
            ))}
          </select>
        </label>
      )}
      {(canJoin || pieces > 1) && (
        <div className="row">
          {canJoin && (
            <label className="row sm">
              {DECISION.pieces}
              <input
                className="inp few"
                type="number"
                min={1}
                max={line?.pieces}
                value={pieces}
                onChange={({ target }) => on.onChange({ pieces: Math.max(1, Number(target.value)) })}
              />
            </label>
          )}
          {pieces > 1 && (
            <button type="button" className="btn q" onClick={on.onSplit}>
              {DECISION.split}
            </button>
          )}
          {canJoin && (
            <button type="button" className="btn q" onClick={on.onJoin}>
              {DECISION.join}
            </button>
          )}
        </div>
      )}
    </fieldset>
  )
}

/** What the outcome asks for: how much is kept or given, and why. */
function Taken({ part: { outcome, amount, reason }, onChange }: Pick<DecisionPartProps, 'part' | 'onChange'>) {
  const isDiscount = outcome === 'discount'
  const hasAmount = outcome === 'refund' || isDiscount
  const hasReason = outcome === 'refuse' || (hasAmount && amount.trim() !== '')
  return (
    <>
      {hasAmount && (
        <label className="fld">
          <span>
            {isDiscount ? DECISION.discount : DECISION.lowered}{' '}
            <small>{isDiscount ? DECISION.discountHint : DECISION.loweredHint}</small>
          </span>
          <input
            className="inp"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        </label>
      )}
      {hasReason && (
        <label className="fld">
          <span>
            {DECISION.reason} <small>{DECISION.reasonHint}</small>
          </span>
          <textarea
            className="txt"
            maxLength={500}
            value={reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        </label>
      )}
    </>
  )
}
