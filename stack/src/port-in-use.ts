import { connect } from 'node:net'

/** Whether somebody answers there already. */
export function isPortInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    // By its name: a server may listen on either of the two loopback addresses.
    const socket = connect({ port, host: 'localhost' })
    const end = (isInUse: boolean) => {
      socket.destroy()
      resolve(isInUse)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

/** The first of these that is taken, so that nobody starts half a shop beside another one. */
export async function findPortInUse(ports: Iterable<number>): Promise<number | null> {
  for (const port of ports) if (await isPortInUse(port)) return port
  return null
}
