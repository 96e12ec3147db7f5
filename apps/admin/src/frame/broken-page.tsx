import { FRAME } from '#app/texts/frame.ts'
import { PARTS } from '#app/texts/parts.ts'

/** A fault of ours, told in a sentence; the rest of the browser is fine. */
export function BrokenPage() {
  return (
    <main className="empty pad">
      <h1>{FRAME.brokenTitle}</h1>
      <p className="mut">{FRAME.broken}</p>
      <button type="button" className="btn p" onClick={() => location.reload()}>
        {PARTS.retry}
      </button>
    </main>
  )
}
