import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '@shop/database/random'
import { buyByPages } from '@shop/stack/buy-by-pages'
import { openPageVisitor, type PageAnswer, type PageVisitor } from '@shop/stack/page-visitor'

export interface Goods {
  shelf: string
  bag: { variantId: number; page: string }
  can: { variantId: number; page: string }
}

interface Figures {
  requests: number
  orders: string[]
  carts: number
  /** Answers by the release that gave them, copies of the edge left out. */
  byRelease: Map<string, number>
  failures: string[]
  lostCarts: string[]
  onFailure(what: string): void
}

export interface Traffic {
  figures: Figures
  stop(): Promise<void>
}

interface Options {
  url: string
  pages: readonly string[]
  goods: Goods
  random: Random
  onFailure(what: string): void
}

const READERS = 2
const CARTS = 10
const BUYERS = 2
const PAUSE_MS = 300
const CART_PAUSE_MS = 4000
const MOST_PIECES = 9
const SHOWN = 40
const CART = '/api/kosik'

/** Told at once, so that it can be compared with what the deploy was just doing; the rest is counted. */
function fail(figures: Figures, what: string): void {
  figures.failures.push(what)
  if (figures.failures.length <= SHOWN) figures.onFailure(what)
}

function newFigures(onFailure: Figures['onFailure']): Figures {
  return { requests: 0, orders: [], carts: CARTS, byRelease: new Map(), failures: [], lostCarts: [], onFailure }
}

/** People who read, keep a cart and buy, all the time; nobody tries anything twice. */
export function startTraffic({ url, pages, goods, random, onFailure }: Options): Traffic {
  const figures = newFigures(onFailure)
  let isOver = false
  let visitors = 0
  const newVisitor = () => {
    visitors += 1
    const address = `198.18.${(visitors >> 8) & 255}.${visitors & 255}`
    return countVisits(openPageVisitor(url, { address, limitMs: 30_000 }), figures)
  }
  /** Whatever goes wrong on the way is counted where it happens, or here when a page was not what it should be. */
  const repeat = async (pauseMs: number, work: () => Promise<void>) => {
    while (!isOver) {
      const before = figures.failures.length
      await work().catch((error: Error) => {
        if (figures.failures.length === before) fail(figures, error.message)
      })
      await delay(pauseMs)
    }
  }
  const reading = Array.from({ length: READERS }, () => {
    const reader = createReader(newVisitor, pages, random)
    return repeat(PAUSE_MS, reader)
  })
  const keeping = Array.from({ length: CARTS }, (_, index) => {
    const keeper = createKeeper(newVisitor(), { name: `cart ${index}`, variantId: goods.can.variantId, figures })
    return repeat(CART_PAUSE_MS, keeper)
  })
  const buying = Array.from({ length: BUYERS }, (_, index) => {
    let count = 0
    return repeat(PAUSE_MS, async () => {
      count += 1
      const email = `kupec-${index}-${count}@priklad.cz`
      await buyByPages(newVisitor(), goods, email)
      figures.orders.push(email)
    })
  })
  return {
    figures,
    async stop() {
      isOver = true
      await Promise.all([...reading, ...keeping, ...buying])
    },
  }
}

/** Every answer that is neither a success nor a redirect is a failure, and so is none. */
function countVisits(visitor: PageVisitor, figures: Figures): PageVisitor {
  const count = async (what: string, sent: Promise<PageAnswer>): Promise<PageAnswer> => {
    figures.requests += 1
    try {
      const answer = await sent
      const release = answer.headers.get('x-release') ?? 'nobody'
      const isCopy = answer.headers.get('x-cache') === 'HIT'
      if (!isCopy) figures.byRelease.set(release, (figures.byRelease.get(release) ?? 0) + 1)
      if (answer.status >= 400) fail(figures, `${what}: ${answer.status} of ${release}`)
      return answer
    } catch (error) {
      const { message, cause } = error as Error
      fail(figures, `${what}: ${message} ${cause instanceof Error ? cause.message : ''}`)
      throw error
    }
  }
  return {
    get: (path) => count(path, visitor.get(path)),
    post: (path, fields) => count(`POST ${path}`, visitor.post(path, fields)),
  }
}

/** A page, some of its code, and what a tab asks for that was opened with the first page: payloads, and where other pages lie. */
function createReader(newVisitor: () => PageVisitor, pages: readonly string[], random: Random): () => Promise<void> {
  let version: string | undefined
  return async () => {
    // Somebody else each time: the limits of the shop are for one network.
    const visitor = newVisitor()
    const path = random.pick(pages)
    const { text } = await visitor.get(path)
    const assets = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]
    if (assets.length === 0) throw new Error(`${path} names no code of its own.`)
    for (const asset of [random.pick(assets), random.pick(assets)]) await visitor.get(asset)
    await visitor.get(`${path === '/' ? '/_root' : path}.data`)
    version ??= /"version":\s*"(\w+)"/.exec(text)?.[1]
    const { status } = await visitor.get(
      `/__manifest?paths=${encodeURIComponent(random.pick(pages))}&version=${version}`,
    )
    // The router's word for „load everything anew“.
    if (status === 204) throw new Error(`A tab of ${version} is not told where its pages lie.`)
  }
}

interface Keeping {
  name: string
  variantId: number
  figures: Figures
}

interface CartAnswer {
  cart: { lines: { id: string; pieces: number }[] } | null
}

/** A cart that must hold what was last put into it, whoever answers. */
function createKeeper(visitor: PageVisitor, { name, variantId, figures }: Keeping): () => Promise<void> {
  let expected: number | null = null
  const look = (answer: PageAnswer) => {
    const lines = (JSON.parse(answer.text) as CartAnswer).cart?.lines ?? []
    if (expected !== null && lines[0]?.pieces !== expected) {
      figures.lostCarts.push(`${name} holds ${lines[0]?.pieces ?? 'nothing'} in the place of ${expected}`)
    }
    return lines[0]?.id ?? ''
  }
  return async () => {
    if (expected === null) {
      const added = await visitor.post(CART, { intent: 'add', variantId: String(variantId), pieces: '1' })
      if (added.status !== 200) return
      expected = 1
      look(added)
      return
    }
    const read = await visitor.get(CART)
    // What was refused is counted as a failure; it has changed nothing.
    if (read.status !== 200) return
    const pieces = (expected % MOST_PIECES) + 1
    const changed = await visitor.post(CART, { intent: 'pieces', lineId: look(read), pieces: String(pieces) })
    if (changed.status !== 200) return
    expected = pieces
    look(changed)
  }
}
