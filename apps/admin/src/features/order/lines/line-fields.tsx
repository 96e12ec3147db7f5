import { LINES } from '#app/texts/order-lines.ts'

export interface SeenLine {
  position: number
  name: string
  variantName: string | null
  bundleName: string | null
  pieces: number
}

interface LineFieldsProps {
  lines: readonly SeenLine[]
  wished: Readonly<Record<number, number>>
  onWish(wished: Readonly<Record<number, number>>): void
  added: { code: string; pieces: number }
  onAdd(added: { code: string; pieces: number }): void
}

export function LineFields({ lines, wished, onWish, added, onAdd }: LineFieldsProps) {
  return (
    <div className="rf">
      {lines.map(({ position, name, variantName, bundleName, pieces }) => (
        <div key={position} className={wished[position] === undefined ? 'rl' : 'rl on'}>
          <span className="grow">
            {[name, variantName].filter(Boolean).join(', ')}
            {bundleName && <small className="mut"> {`${bundleName}: ${LINES.whole}`}</small>}
          </span>
          <input
            className="inp few"
            type="number"
            min={0}
            max={bundleName ? pieces : 999}
            step={bundleName ? pieces : 1}
            aria-label={LINES.piecesOf(name)}
            value={wished[position] ?? pieces}
            onChange={({ target }) => onWish({ ...wished, [position]: Number(target.value) })}
          />
          <span className="mut">{LINES.was(pieces)}</span>
        </div>
      ))}
      <div className="row">
        <label className="fld grow">
          <span>{LINES.added}</span>
          <input
            className="inp mono"
            maxLength={40}
            autoComplete="off"
            value={added.code}
            onChange={({ target }) => onAdd({ ...added, code: target.value })}
          />
        </label>
        <label className="fld">
          <span>{LINES.addedPieces}</span>
          <input
            className="inp few"
            type="number"
            min={1}
            max={999}
            value={added.pieces}
            onChange={({ target }) => onAdd({ ...added, pieces: Math.max(1, Number(target.value)) })}
          />
        </label>
      </div>
    </div>
  )
}
