import { openDatabase } from '@shop/database/dev-database'
import { readTruths } from '@shop/database/truths.sql'
import { withClient } from '@shop/database/with-client'
import type { Figure } from '@shop/stack/figure'

/** Every truth over everything in the database of `DATABASE_URL`, or of development. */
export async function run(): Promise<Figure> {
  const database = await openDatabase()
  try {
    const truths = await withClient(database.adminUrl, readTruths)
    for (const { name, question, violations, samples, ms } of truths) {
      console.log(`${violations === 0 ? 'holds' : 'FAILS'}  ${name}: ${violations} rows (${ms} ms)  ${question}`)
      for (const sample of samples) console.log(`       ${JSON.stringify(sample)}`)
    }
    const broken = truths.filter(({ violations }) => violations > 0).length
    const figure = `${truths.length - broken} of ${truths.length} truths return no row`
    return { question: 'truths', figure, goal: 'all', holds: broken === 0 && truths.length >= 40 }
  } finally {
    await database.stop()
  }
}
