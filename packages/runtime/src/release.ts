import type { Server } from 'node:http'
import { z } from 'zod'

/** Which build a process runs: version and commit, `2026.11.16-1a2b3c4d5e6f`. The image says it (`deploy/Containerfile`). */
export const Release = z
  .string()
  .regex(/^[\w.+-]{1,64}$/)
  .default('unreleased')

export const RELEASE_HEADER = 'X-Release'

/** Every answer of the server says which build has made it, whatever else becomes of the request. */
export function tellRelease(server: Server, release: string): void {
  server.prependListener('request', (_request, response) => response.setHeader(RELEASE_HEADER, release))
}
