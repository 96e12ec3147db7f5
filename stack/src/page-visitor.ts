export interface PageAnswer {
  path: string
  status: number
  text: string
  headers: Headers
}

export interface PageVisitor {
  get(path: string): Promise<PageAnswer>
  post(path: string, fields: Record<string, string>): Promise<PageAnswer>
}

interface Visiting {
  /** Their own, as households have and as a proxy would say: many behind one are slowed down by the limits of the shop. */
  address: string
  /** What they have brought along. */
  cookies?: Map<string, string>
  /** How long they wait for a page. */
  limitMs?: number
}

/** A browser as the server sees it: cookies and forms, no more. It goes nowhere by itself. */
export function openPageVisitor(shopUrl: string, { address, cookies = new Map(), limitMs }: Visiting): PageVisitor {
  async function send(path: string, init: RequestInit = {}): Promise<PageAnswer> {
    const url = new URL(path, shopUrl)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
      ...(limitMs ? { signal: AbortSignal.timeout(limitMs) } : {}),
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return { path: url.pathname, status: response.status, text: await response.text(), headers: response.headers }
  }
  return {
    get: (path) => send(path),
    post: (path, fields) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: new URL(shopUrl).origin } }),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

/** To the page an answer leads to in the end; one that is no page is a fault. */
export async function followTo(visitor: PageVisitor, answer: PageAnswer): Promise<PageAnswer> {
  const location = answer.headers.get('location')
  if (answer.status >= 300 && answer.status < 400 && location) return followTo(visitor, await visitor.get(location))
  if (answer.status !== 200) throw new Error(`${answer.path} answered ${answer.status}.`)
  return answer
}
