import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:tls'
import { EDGE_PORTS } from '@shop/deploy/cluster/hosts'

/** What every visitor may rely on, whatever stands behind. */
export async function findEdgeFaults(address: string): Promise<string[]> {
  const plain = await ask(plainRequest, `http://${address}/produkty/granule?razeni=cena`)
  const secure = await ask(request, `https://${address}/`)
  const purge = await ask(request, `https://${address}/`, 'PURGE')
  const protocol = await readProtocol(address)
  return [
    ...(plain.status === 308 && plain.headers.location === `https://${address}/produkty/granule?razeni=cena`
      ? []
      : [`Plain HTTP is answered ${plain.status} ${plain.headers.location}`]),
    ...(/^max-age=\d{8}/.test(String(secure.headers['strict-transport-security'])) ? [] : ['HSTS is not said']),
    ...(purge.status === 405 ? [] : [`PURGE from outside is answered ${purge.status}`]),
    ...(protocol === 'h2' ? [] : [`HTTP/2 is not offered: ${protocol}`]),
  ]
}

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
}

function ask(send: typeof request | typeof plainRequest, url: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, rejectUnauthorized: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, headers: response.headers })
    })
    sent.on('error', reject)
    sent.end()
  })
}

function readProtocol(address: string): Promise<string | false | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: address, port: EDGE_PORTS.tls, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] },
      () => {
        socket.destroy()
        resolve(socket.alpnProtocol)
      },
    )
    socket.on('error', reject)
  })
}
