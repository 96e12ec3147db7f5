import { GOODS_CONDITIONS } from '@shop/domain/case/case-state'
import type { DetailLine } from '#app/features/order/order-detail.ts'
import { CONDITIONS } from '#app/texts/case.ts'
import { WRITE_DOWN } from '#app/texts/shop/write-down.ts'

/** How many pieces of each line it is about, and in what shape the customer says they are. */
export function CaseLines({ lines }: { lines: readonly DetailLine[] }) {
  return (
    <fieldset className="rf wide">
      <legend className="b6">{WRITE_DOWN.lines}</legend>
      {lines.map(({ position, name, variantName, pieces }) => {
        const title = [name, variantName].filter(Boolean).join(', ')
        return (
          <div key={position} className="rl">
            <span className="grow">{title}</span>
            <input
              className="inp few"
              type="number"
              name={`pieces-${position}`}
              min={0}
              max={pieces}
              defaultValue={lines.length === 1 && pieces === 1 ? 1 : 0}
              aria-label={WRITE_DOWN.piecesOf(title)}
            />
            <span className="mut">{WRITE_DOWN.of(pieces)}</span>
            <select
              className="sel narrow"
              name={`condition-${position}`}
              defaultValue="unknown"
              aria-label={WRITE_DOWN.conditionOf(title)}
            >
              {GOODS_CONDITIONS.map((one) => (
                <option key={one} value={one}>
                  {CONDITIONS[one]}
                </option>
              ))}
            </select>
          </div>
        )
      })}
    </fieldset>
  )
}
