import { openDatabase, withClient } from '@shop/database/dev-database'
import type { Figure } from '../figure.ts'

/** Every truth over everything in the database of `DATABASE_URL`, or of development. */
export async function run(): Promise<Figure> {
  const database = await openDatabase()
  try {
    return await withClient(database.adminUrl, async (client) => {
      const { rows } = await client.query<Truth>(
        'select name, question, violations::int, samples, ms from internal.check_truths()',
      )
      for (const { name, question, violations, samples, ms } of rows) {
        console.log(`${violations === 0 ? 'holds' : 'FAILS'}  ${name}: ${violations} rows (${ms} ms)  ${question}`)
        for (const sample of samples) console.log(`       ${JSON.stringify(sample)}`)
      }
      const broken = rows.filter(({ violations }) => violations > 0).length
      const figure = `${rows.length - broken} of ${rows.length} truths return no row`
      return { question: 'truths', figure, goal: 'all', holds: broken === 0 && rows.length >= 20 }
    })
  } finally {
    await database.stop()
  }
}

interface Truth {
  name: string
  question: string
  violations: number
  samples: object[]
  ms: number
}
