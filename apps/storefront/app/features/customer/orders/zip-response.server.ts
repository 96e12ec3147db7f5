import { toZip, type ZippedFile } from './to-zip.server.ts'

/** The archive, sent while it is being made; nobody on the way may keep it. */
export function zipResponse(name: string, files: AsyncIterable<ZippedFile>): Response {
  return new Response(toStream(toZip(files)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}.zip"`,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** Made as fast as it is read, and given up with the reader. */
function toStream(parts: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
