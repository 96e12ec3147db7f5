/** Asks every path in turn, a few at once, and returns how long each answer took in milliseconds. */
export async function measureLatencies(
  base: string,
  paths: string[],
  { headers, concurrency }: { headers: Record<string, string>; concurrency: number },
): Promise<number[]> {
  const waiting = [...paths]
  const times: number[] = []
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const started = performance.now()
      const response = await fetch(base + path, { headers })
      await response.arrayBuffer()
      times.push(performance.now() - started)
      if (response.status >= 300) throw new Error(`${path} answered ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return times
}

export function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
