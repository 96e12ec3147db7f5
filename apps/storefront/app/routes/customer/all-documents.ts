import { loadOwnDocuments, readDocuments } from '#app/features/customer/orders/load-documents.server.ts'
import { toZip } from '#app/features/customer/orders/to-zip.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/all-documents.ts'

/** Every invoice and credit note of the customer in one file, sent while it is being made. */
export async function loader({ context }: Route.LoaderArgs) {
  const documents = await loadOwnDocuments(customerOf(context))
  const parts = toZip(readDocuments(visitOf(context), documents))
  return new Response(toStream(parts), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="cenich-doklady.zip"',
      'Cache-Control': 'private, no-store',
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
