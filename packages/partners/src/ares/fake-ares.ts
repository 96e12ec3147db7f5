import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerAsVies } from '../vies/answer-as-vies.ts'

export interface FakeAres {
  url: string
  /** How the register behaves from now on; `null` is well. */
  fail(how: AresFailure | null): void
  /** Paths that were asked, oldest first. */
  asked: string[]
  stop(): Promise<void>
}

/** 5xx · answers after a minute · cuts the line · sends a page of HTML · sends JSON of another shape. */
export type AresFailure = 'error' | 'slow' | 'cut' | 'html' | 'strange'

const SUBJECTS: Record<string, object> = {
  '45317054': {
    ico: '45317054',
    obchodniJmeno: 'Psí potřeby Vzorová a.s.',
    dic: 'CZ45317054',
    pravniForma: '121',
    sidlo: {
      kodStatu: 'CZ',
      nazevObce: 'Praha',
      nazevCastiObce: 'Vinohrady',
      nazevUlice: 'Vinohradská',
      cisloDomovni: 2048,
      cisloOrientacni: 5,
      cisloOrientacniPismeno: 'a',
      kodAdresnihoMista: 990000001,
      psc: 12000,
      textovaAdresa: 'Vinohradská 2048/5a, Vinohrady, 12000 Praha 2',
    },
  },
  '00000019': { ico: '00000019', obchodniJmeno: 'Bez sídla z.s.' },
  '00000027': {
    ico: '00000027',
    obchodniJmeno: 'Chovatelská stanice Od Rybníka',
    pravniForma: '101',
    sidlo: { nazevObce: 'Olší', nazevCastiObce: 'Olší', cisloDomovni: 48, psc: 58856 },
  },
  '00000035': { ico: '00000035', obchodniJmeno: 'Zaniklá s.r.o.', datumZaniku: '2024-05-31' },
}

const READY = '/__fake/ready'

/** Speaks the protocol of the register, and that of VIES, on loopback, well or badly as told. */
export async function startFakeAres(port = 0): Promise<FakeAres> {
  let failure: AresFailure | null = null
  const asked: string[] = []
  const server = createServer((request, response) => {
    if (request.url === READY) return void response.end()
    asked.push(request.url ?? '')
    if (failure) answerBadly(response, failure)
    else if (!answerAsVies(request.url ?? '', response))
      answer(response, /\/ekonomicke-subjekty\/(\d{8})$/.exec(request.url ?? '')?.[1])
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(how) {
      failure = how
    },
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, companyId: string | undefined): void {
  const subject = companyId && SUBJECTS[companyId]
  const body = subject || { kod: 'NENALEZENO', popis: 'Ekonomický subjekt nebyl nalezen.' }
  response.writeHead(subject ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function answerBadly(response: ServerResponse, failure: AresFailure): void {
  if (failure === 'error') response.writeHead(503).end('{}')
  if (failure === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Odstávka</h1>')
  if (failure === 'strange') response.writeHead(200, { 'content-type': 'application/json' }).end('{"ico": 5}')
  if (failure === 'cut') response.destroy()
}
