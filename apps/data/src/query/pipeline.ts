import { createLru, type Lru } from '@shop/runtime/lru'
import type { DescribedSubmittable } from '@shop/runtime/watch-statements'
import type { Client, PoolClient, Submittable } from 'pg'
import type { Value } from '#app/request/value.ts'
import { type ByteStream, type Field, type RowTap, tapRows } from './row-tap.ts'

export type Row = Field[]

export interface Statement {
  text: string
  values: Value[]
  /** Kept prepared on the connection under this key; without one it is parsed each time. */
  key?: string
  /** What it is called in figures and in the log: method and table. Only the statement a request is about has one. */
  name?: string
}

/** The part of pg's connection that writes protocol messages. */
interface Wire {
  stream: ByteStream & { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: Value[] }): void
  execute(): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

interface StatementBook {
  tap: RowTap
  names: Lru<string>
  /** Statements that left the book; the server forgets them with the next message. */
  closing: string[]
  counter: number
}

// A prepared statement costs the server some 50-100 kB, on every connection.
const KEPT_PER_CONNECTION = 100
const UNKNOWN_STATEMENT = '26000'

const books = new WeakMap<Wire, StatementBook>()

/**
 * Sends all statements in one write, without waiting in between. The protocol runs everything up to the final Sync as
 * one transaction, so settings made by the first statement hold for the others and end with them, without BEGIN and COMMIT.
 */
export function runPipeline(client: PoolClient | Client, statements: Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(createSubmittable(statements, resolve, reject))
  })
}

function createSubmittable(
  statements: Statement[],
  resolve: (rows: Row[][]) => void,
  reject: (error: Error) => void,
): Submittable {
  const results: Row[][] = []
  let rows: Row[] = []
  let book: StatementBook | undefined
  let forgetFresh = () => {}
  const collect = (into: Row[] | undefined) => {
    if (book) book.tap.rows = into
  }
  const submittable = {
    ...describe(statements),
    submit(connection: unknown) {
      book = bookOf(connection as Wire)
      collect(rows)
      forgetFresh = sendAll(connection as Wire, book, statements)
    },
    handleRowDescription() {},
    handleDataRow() {},
    handleCommandComplete() {
      results.push(rows)
      rows = []
      collect(rows)
    },
    handleEmptyQuery() {
      results.push([])
    },
    handlePortalSuspended() {},
    handleCopyInResponse() {},
    handleCopyData() {},
    handleReadyForQuery() {
      collect(undefined)
      resolve(results)
    },
    handleError(error: Error & { code?: string }) {
      collect(undefined)
      forgetFresh()
      // Somebody between us and the server, or a DISCARD, has thrown the statements away.
      if (error.code === UNKNOWN_STATEMENT) book?.names.clear()
      reject(error)
    },
  }
  return submittable as unknown as Submittable
}

/** They are sent and answered as one, so they are measured as one, under the name of the one that somebody asked for. */
function describe(statements: Statement[]): DescribedSubmittable {
  const main = statements.find(({ name }) => name !== undefined) ?? statements[0]
  return main ? { described: { text: main.text, name: main.name } } : {}
}

/** Returns what to do when the pipeline fails: nobody can tell which of the new statements the server has accepted. */
function sendAll(wire: Wire, book: StatementBook, statements: Statement[]): () => void {
  const fresh: string[] = []
  wire.stream.cork()
  for (const name of book.closing.splice(0)) wire.close({ type: 'S', name })
  for (const statement of statements) {
    wire.bind({ statement: prepare(wire, book, statement, fresh), values: statement.values })
    wire.execute()
  }
  wire.sync()
  wire.stream.uncork()
  return () => forget(book, fresh)
}

function prepare(wire: Wire, book: StatementBook, { key, text }: Statement, fresh: string[]): string {
  if (key === undefined) {
    wire.parse({ name: '', text })
    return ''
  }
  const known = book.names.get(key)
  if (known) return known
  book.counter += 1
  const name = `s${book.counter}`
  book.names.set(key, name)
  fresh.push(key)
  wire.parse({ name, text })
  return name
}

function forget(book: StatementBook, keys: string[]): void {
  for (const key of keys) {
    const name = book.names.get(key)
    if (name) book.closing.push(name)
    book.names.delete(key)
  }
}

function bookOf(wire: Wire): StatementBook {
  const known = books.get(wire)
  if (known) return known
  const closing: string[] = []
  const names = createLru<string>(KEPT_PER_CONNECTION, (name) => closing.push(name))
  const book: StatementBook = { tap: tapRows(wire.stream), names, closing, counter: 0 }
  books.set(wire, book)
  return book
}
