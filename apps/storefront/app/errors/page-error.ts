import { data, isRouteErrorResponse } from 'react-router'

/** What an error says whose words are nobody's business; no page repeats it. */
export const HIDDEN_MESSAGE = 'Unexpected Server Error'
export const NOT_FOUND_MESSAGE = 'This page could not be found'

/** The English message is for logs, monitoring and the specification; customers read `texts/shell/errors.ts`. */
export interface PageError {
  status: number
  message: string
  title: string
}

/** Thrown by a loader: the address matches a page, but the page's own check refuses it. */
export function pageNotFound() {
  return data({ message: NOT_FOUND_MESSAGE }, { status: 404, statusText: NOT_FOUND_MESSAGE })
}

export function toPageError(error: unknown): PageError {
  const status = statusOf(error)
  const message = status === 404 ? NOT_FOUND_MESSAGE : messageOf(error)
  return { status, message, title: message || 'Error' }
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const { status, statusCode, response } = Object(error) as {
    status?: unknown
    statusCode?: unknown
    response?: { status?: unknown }
  }
  const found = [status, statusCode, response?.status].find((value) => typeof value === 'number' && value >= 400)
  return typeof found === 'number' ? found : 500
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const body: unknown = error.data
    if (typeof body === 'string' && body) return body
    const { message } = Object(body) as { message?: unknown }
    return typeof message === 'string' ? message : error.statusText
  }
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : ''
}
