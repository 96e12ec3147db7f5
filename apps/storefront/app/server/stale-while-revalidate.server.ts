/**
 * Keeps the answer of a question that everybody asks the same way. After its time it is asked again in the background,
 * and whoever comes meanwhile gets the answer from before: a slow neighbour never makes a customer wait twice.
 */
export function staleWhileRevalidate<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | null = null

  function askAgain(): Promise<Answer> {
    const before = kept?.answer
    const answer = ask()
    kept = { answer: before ?? answer, until: Date.now() + milliseconds }
    answer.then(
      () => {
        kept = { answer, until: Date.now() + milliseconds }
      },
      () => {
        kept = before ? { answer: before, until: 0 } : null
      },
    )
    return kept?.answer ?? answer
  }

  return () => (kept && kept.until > Date.now() ? kept.answer : askAgain())
}
