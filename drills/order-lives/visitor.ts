import type { LivesShop } from './shop.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers is judged by the drill, not by types.
  body: any
}

/** Somebody who sends requests to the services: no socket lies between, so none can break. */
export interface Visitor {
  cookies: Map<string, string>
  send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>
  /** A picture for a form; gives the key the form sends. */
  upload(): Promise<string>
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function newVisitor({ app }: Pick<LivesShop, 'app'>, number: number): Visitor {
  const cookies = new Map<string, string>()
  const ip = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return {
    cookies,
    async upload() {
      const headers = { 'x-forwarded-for': ip, 'content-type': 'image/png', 'x-file-name': 'zbytek.png' }
      return (await app.inject({ method: 'POST', url: '/uploads', headers, payload: PIXEL })).json().key
    },
    async send(method, path, body) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.inject({
        method,
        url: path,
        headers: { 'x-forwarded-for': ip, ...(cookie ? { cookie } : {}) },
        ...(body ? { payload: body } : {}),
      })
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, encodeURIComponent(value))
      }
      return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : null }
    },
  }
}

/** What is not answered with 2xx stops the drill: without it there is nothing to ask about. */
export async function must(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
