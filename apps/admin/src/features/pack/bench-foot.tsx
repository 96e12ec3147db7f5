import { PACK } from '#app/texts/pack.ts'

interface BenchFootProps {
  isOpen: boolean
  isClosed: boolean
  isByHand: boolean
  onUndo(): void
  onAside(reason: 'missing_piece' | 'other'): void
  onReprint(): void
  onScale(): void
  onLeave(): void
}

/** Every key of the bench as a button. */
export function BenchFoot(props: BenchFootProps) {
  const { isOpen, isClosed, isByHand, onUndo, onAside, onReprint, onScale, onLeave } = props
  return (
    <div className="bench-foot">
      {isOpen ? (
        <>
          <button type="button" className="bench-btn" onClick={onUndo}>
            {PACK.undo} <kbd>Z</kbd>
          </button>
          <button type="button" className="bench-btn" onClick={() => onAside('missing_piece')}>
            {PACK.missing}
          </button>
          <button type="button" className="bench-btn" onClick={() => onAside('other')}>
            {PACK.aside}
          </button>
        </>
      ) : (
        <>
          <a className="bench-btn" href="/baleni/uzaverka">
            {PACK.day}
          </a>
          <button type="button" className="bench-btn" aria-pressed={isByHand} onClick={onScale}>
            {PACK.byHand(isByHand)} <kbd>V</kbd>
          </button>
          <button type="button" className="bench-btn" onClick={onLeave}>
            {PACK.otherBench}
          </button>
        </>
      )}
      {isClosed && (
        <button type="button" className="bench-btn" onClick={onReprint}>
          {PACK.reprint} <kbd>P</kbd>
        </button>
      )}
    </div>
  )
}
