import { WORDS } from '#app/texts/content/words.ts'

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove(by: 1 | -1): void
}

/** A place earlier or later in a list that people put in order. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <span className="row nw">
      <button type="button" className="btn" aria-label={WORDS.up(name)} disabled={isFirst} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" className="btn" aria-label={WORDS.down(name)} disabled={isLast} onClick={() => onMove(1)}>
        ↓
      </button>
    </span>
  )
}
