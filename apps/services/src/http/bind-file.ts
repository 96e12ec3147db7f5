import { Readable } from 'node:stream'
import type { Endpoint, Input } from '@shop/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { openEndpoint } from '#app/http/bind'
import type { Context } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { parseInput } from '#app/http/parse-input'

interface WrittenFile {
  filename: string
  contentType: string
  /** Made while it is sent: however long it is, only a piece of it is in memory. */
  pieces: AsyncIterable<string | Buffer> | Iterable<string | Buffer>
}

/** An endpoint whose answer is a file. Rights are those of any other; a fault on the way breaks the download off. */
export function bindFile<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (context: Context, input: Input<E>) => Promise<WrittenFile>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const context = await openEndpoint(deps, request, endpoint)
      const { filename, contentType, pieces } = await handler(context, parseInput(endpoint, request))
      if (context.cookies.length > 0) reply.header('set-cookie', context.cookies)
      reply.header('content-disposition', `attachment; filename="${filename}"`).header('cache-control', 'no-store')
      return reply.type(contentType).send(Readable.from(pieces, { objectMode: false }))
    },
  })
}
