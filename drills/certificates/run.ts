import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from 'node:tls'
import { EDGE_PORTS } from '@shop/deploy/cluster/hosts'
import type { Figure } from '@shop/stack/figure'
import { endWithSignals } from '../cluster/end-with-signals.ts'
import type { Machine } from '../cluster/machine.ts'
import { startDrillEdge } from '../cluster/start-drill-cluster.ts'
import { findEdgeFaults } from './edge-faults.ts'
import { startVisitors } from './visitors.ts'

const RELOADS = 10
const BETWEEN_MS = 1500
const RELOAD_LIMIT_MS = 20_000
const PAGE = 'x'.repeat(20_000)

/** Argument: how many times. Visitors ask all the time while the certificate is replaced and the edge reloaded. */
export async function run([reloadsText]: string[]): Promise<Figure> {
  endWithSignals()
  const reloads = Number(reloadsText ?? RELOADS)
  const { edge, address, stop } = await startDrillEdge()
  // In the place of Varnish. It takes its time, so that a reload finds requests on their way.
  const pages = createServer((_, response) => void delay(20).then(() => response.end(PAGE)))
  try {
    await once(pages.listen(EDGE_PORTS.varnish, address), 'listening')
    await replaceCertificate(edge, 'first')
    await untilShown(address, 'first')
    const faults = await findEdgeFaults(address)
    const visitors = startVisitors(`https://${address}`, PAGE.length)
    for (let index = 1; index <= reloads; index += 1) {
      await delay(BETWEEN_MS)
      await replaceCertificate(edge, `renewed-${index}`)
      await edge.run('root', ['sh', '-c', 'kill -USR2 "$(cat /run/cenich-edge/pid)"'])
      await untilShown(address, `renewed-${index}`)
    }
    await delay(BETWEEN_MS)
    const { answered, dropped, sentAgain } = await visitors.stop()
    for (const fault of faults) console.log(fault)
    return {
      question: 'certificates',
      figure: `${answered} requests over ${reloads} new certificates, ${dropped} dropped, ${sentAgain} that nobody had read sent again, ${faults.length} faults of the edge`,
      goal: '0 dropped, 0 faults',
      holds: dropped === 0 && faults.length === 0 && answered > 0,
    }
  } finally {
    pages.close()
    pages.closeAllConnections()
    await stop()
  }
}

async function replaceCertificate(edge: Machine, name: string): Promise<void> {
  const make = `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name}`
  const files = '-keyout /tmp/key.pem -out /tmp/chain.pem 2> /dev/null'
  // In one step: the edge must not find half a file.
  const place = 'cat /tmp/chain.pem /tmp/key.pem > /tmp/shop.pem && mv /tmp/shop.pem /etc/haproxy/certs/shop.pem'
  await edge.run('root', ['sh', '-c', `${make} ${files} && ${place}`])
}

async function untilShown(address: string, name: string): Promise<void> {
  const deadline = Date.now() + RELOAD_LIMIT_MS
  while ((await readName(address)) !== name) {
    if (Date.now() > deadline) throw new Error(`The certificate ${name} is not shown.`)
    await delay(50)
  }
}

function readName(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port: EDGE_PORTS.tls, rejectUnauthorized: false }, () => {
      const { subject } = socket.getPeerCertificate()
      socket.destroy()
      resolve(String(subject?.CN))
    })
    socket.on('error', () => resolve(null))
  })
}
