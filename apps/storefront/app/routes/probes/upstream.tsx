import { DataError } from '@shop/clients/data-error'
import { keepStatus } from '#app/server/keep-status.server.ts'

/** A service answered with this status, and said more than a customer may read. */
export function loader({ params }: { params: { status?: string } }) {
  const body = { code: 'XX000', message: 'the secret 4711', details: null, hint: null }
  throw keepStatus(new DataError(Number(params.status), body))
}

export default function Upstream() {
  return <h1>Never drawn</h1>
}
