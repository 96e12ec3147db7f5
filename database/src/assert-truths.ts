import { readTruths } from './truths.sql.ts'
import { withClient } from './with-client.ts'

/** For the end of a test run: whatever was clicked, no truth may be broken. */
export async function assertTruths(databaseUrl: string): Promise<void> {
  const answers = await withClient(databaseUrl, readTruths)
  const broken = answers.filter(({ violations }) => violations > 0)
  if (broken.length === 0) return
  const lines = broken.map(({ name, question, samples }) => `${name}: ${question} ${JSON.stringify(samples)}`)
  throw new Error(`Truths that no longer hold:\n${lines.join('\n')}`)
}
