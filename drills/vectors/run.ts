import { startVectorRunner } from '@shop/data/test/run-vector'
import { readVectors } from '@shop/data/test/vector'
import { withFixture } from '@shop/data/test/with-fixture'
import type { Figure } from '@shop/stack/figure'

/** Runs every vector against a really listening service. An argument is the beginning of the names to run. */
export async function run([prefix = '']: string[]): Promise<Figure> {
  const vectors = readVectors().filter(({ name }) => name.startsWith(prefix))
  const failed = await withFixture(async (fixtureUrl) => {
    const runner = await startVectorRunner(fixtureUrl)
    const names = new Set<string>()
    for (const vector of vectors) {
      const differences = await runner.run(vector)
      for (const difference of differences) console.log(`${vector.level} ${vector.name}: ${difference}`)
      if (differences.length > 0) names.add(vector.name)
    }
    await runner.stop()
    return names
  })
  const certain = vectors.filter(({ certain = true }) => certain)
  const passed = certain.filter(({ name }) => !failed.has(name)).length
  const guessed = vectors.length - certain.length
  return {
    question: 'vectors',
    figure: `${passed}/${certain.length} certain vectors pass (${guessed} guesses beside them, ${failed.size} of all differ)`,
    goal: 'all certain ones',
    holds: passed === certain.length,
  }
}
