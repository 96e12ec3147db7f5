import { createHash } from 'node:crypto'
import { createGzip } from 'node:zlib'
import type { FeedFormat, FeedItem, FeedProblem } from '@shop/partners/feeds/feed-item'

const CHUNK_BYTES = 256 * 1024

interface WrittenFeed {
  items: number
  skipped: number
  bytes: number
  etag: string
  problems: { sku: string; problem: FeedProblem; isLeftOut: boolean }[]
}

/** Writes one feed item by item; what comes out is kept in pieces as soon as there is enough of it. */
export function createFeedWriter(format: FeedFormat, keep: (position: number, bytes: Buffer) => Promise<void>) {
  const gzip = createGzip({ level: 6 })
  const hash = createHash('sha256')
  const written: WrittenFeed = { items: 0, skipped: 0, bytes: 0, etag: '', problems: [] }
  let waiting: Buffer[] = []
  let size = 0
  let position = 0
  gzip.on('data', (bytes: Buffer) => {
    waiting.push(bytes)
    size += bytes.length
  })

  async function flush(): Promise<void> {
    const bytes = Buffer.concat(waiting)
    waiting = []
    size = 0
    if (bytes.length === 0) return
    written.bytes += bytes.length
    await keep(position, bytes)
    position += 1
  }

  function put(text: string): Promise<void> {
    hash.update(text)
    return new Promise((resolve, reject) => gzip.write(text, (error) => (error ? reject(error) : resolve())))
  }

  return {
    begin: () => put(format.head),
    async add(item: FeedItem): Promise<void> {
      const { xml, problems } = format.write(item)
      const isLeftOut = xml === null
      written.problems.push(...problems.map((problem) => ({ sku: item.sku, problem, isLeftOut })))
      if (isLeftOut) {
        written.skipped += 1
        return
      }
      written.items += 1
      await put(xml)
      if (size >= CHUNK_BYTES) await flush()
    },
    async end(): Promise<WrittenFeed> {
      await put(format.tail)
      await new Promise<void>((resolve, reject) => {
        gzip.once('end', resolve).once('error', reject)
        gzip.end()
      })
      await flush()
      return { ...written, etag: `"${hash.digest('base64url').slice(0, 27)}"` }
    },
  }
}
