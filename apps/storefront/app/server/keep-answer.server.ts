interface Kept<Answer> {
  answer: Answer
  version: number
  until: number
}

/**
 * Keeps the answer of a question that everybody asks the same way. After its time it is asked again in the background, and whoever
 * comes meanwhile gets the answer from before: a slow neighbour never makes a customer wait twice. Once the version has moved on,
 * the answer from before is wrong: the page drawn now may be kept by the edge for an hour.
 */
export function keepAnswer<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  readVersion: () => Promise<number>,
): () => Promise<Answer> {
  let kept: Kept<Answer> | null = null
  let asking: { answer: Promise<Answer>; version: number } | null = null

  function askAgain(version: number): Promise<Answer> {
    if (asking?.version === version) return asking.answer
    const current = { answer: ask(), version }
    asking = current
    current.answer.then(
      (answer) => {
        // One that was asked before another change came too late.
        if (asking === current) kept = { answer, version, until: Date.now() + milliseconds }
      },
      () => undefined,
    )
    const forget = () => {
      if (asking === current) asking = null
    }
    current.answer.then(forget, forget)
    return current.answer
  }

  return async () => {
    const version = await readVersion()
    if (!kept) return askAgain(version)
    const { answer, until } = kept
    // An old word is better than none, and the version says that it is still to be asked for.
    if (kept.version !== version) return askAgain(version).catch(() => answer)
    if (until <= Date.now()) askAgain(version).catch(() => undefined)
    return answer
  }
}
