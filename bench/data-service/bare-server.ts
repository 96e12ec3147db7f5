import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/** The least a server can do: a prepared statement in, its text out. Told what to run by its parent. */
interface Job {
  databaseUrl: string
  role: string
  searchPath: string
  poolSize: number
  /** By name of the question: the statement and the values of each of its requests. */
  questions: Record<string, { text: string; values: (string | null)[][] }>
}

process.once('message', (job: Job) => {
  const pool = new pg.Pool({
    connectionString: job.databaseUrl,
    max: job.poolSize,
    // The body is passed on as the text it came as: parsing it only to write it again would flatter us.
    types: { getTypeParser: () => (text: string) => text },
    onConnect: async (client) => {
      await client.query(`set search_path to ${job.searchPath}; set role ${job.role}`)
    },
  })
  const server = createServer((request, response) => {
    const [, name = '', number = '0'] = (request.url ?? '').split('/')
    const question = job.questions[name]
    const values = question?.values[Number(number)]
    if (!question || !values) {
      response.writeHead(404).end()
      return
    }
    pool.query({ name, text: question.text, values, rowMode: 'array' }).then(
      ({ rows }) => {
        response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
        response.end(rows[0]?.[0])
      },
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
