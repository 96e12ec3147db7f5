import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A page that is not ready by then is given up; the browser draws the rest. */
const RENDER_TIMEOUT = 10_000

/** The whole page as one text: what is cached must be complete. */
export function renderWhole(tree: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(tree, {
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    })
    abortLater(abort, signal)
  })
}

interface StreamOptions {
  nonce: string
  /** Machines that read the page get it at once and whole. */
  waitForAll: boolean
  signal: AbortSignal
}

export function streamPage(tree: ReactNode, { nonce, waitForAll, signal }: StreamOptions): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const ready = () => {
      const body = new PassThrough()
      resolve(createReadableStreamFromReadable(body))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      ...(waitForAll ? { onAllReady: ready } : { onShellReady: ready }),
      onShellError: reject,
    })
    abortLater(abort, signal)
  })
}

function abortLater(abort: (reason: unknown) => void, signal: AbortSignal): void {
  const timer = setTimeout(() => abort(new Error(`Page not drawn within ${RENDER_TIMEOUT} ms`)), RENDER_TIMEOUT)
  timer.unref()
  signal.addEventListener('abort', () => abort(signal.reason), { once: true })
}
