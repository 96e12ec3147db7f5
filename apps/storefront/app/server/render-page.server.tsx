import { PassThrough, type Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A page that is not ready by then is given up; the browser draws the rest. */
const RENDER_TIMEOUT = 10_000

/** The whole page at once: what is cached must be complete. */
export function renderWhole(tree: ReactNode, nonce: string, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      onAllReady: () => void pipe(collector((page) => settle(() => resolve(page)))),
      onShellError: (error) => settle(() => reject(error)),
      onError: (error) => settle(() => reject(error)),
    })
    const forget = abortLater(abort, signal)
    function settle(finish: () => void) {
      forget()
      finish()
    }
  })
}

/** The little that React needs of a stream; a real one would only hand the same pieces around. */
function collector(onEnd: (page: Buffer) => void): Writable {
  const pieces: Uint8Array[] = []
  const target = {
    // A long text comes as it is, everything else as bytes.
    write: (piece: Uint8Array | string) => {
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      return true
    },
    end: () => onEnd(Buffer.concat(pieces)),
    on: () => target,
    destroy: () => target,
  }
  return target as unknown as Writable
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
      body.once('close', forget)
      resolve(createReadableStreamFromReadable(body))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      ...(waitForAll ? { onAllReady: ready } : { onShellReady: ready }),
      onShellError(error) {
        forget()
        reject(error)
      },
    })
    const forget = abortLater(abort, signal)
  })
}

/** Gives up when time runs out or the customer leaves; the answer must be called when the page is done. */
function abortLater(abort: (reason: unknown) => void, signal: AbortSignal): () => void {
  const onLeft = () => abort(signal.reason)
  const timer = setTimeout(() => abort(new Error(`Page not drawn within ${RENDER_TIMEOUT} ms`)), RENDER_TIMEOUT)
  signal.addEventListener('abort', onLeft, { once: true })
  return () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', onLeft)
  }
}
