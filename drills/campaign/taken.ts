import { open } from 'node:fs/promises'

/** Moments at which the relay took a letter, by its number. */
export type Taken = ReadonlyMap<number, readonly number[]>

/** Reads on where it stopped: a file of two hundred thousand lines is not read anew each time somebody asks how far it is. */
export function followTaken(file: string): () => Promise<Taken> {
  const taken = new Map<number, number[]>()
  let [offset, rest] = [0, '']
  return async () => {
    const handle = await open(file)
    try {
      const { size } = await handle.stat()
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - offset), 0, size - offset, offset)
      offset += bytesRead
      const lines = (rest + buffer.toString('latin1', 0, bytesRead)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [id = 0, at = 0] = line.split(' ').map(Number)
        const known = taken.get(id)
        if (known) known.push(at)
        else taken.set(id, [at])
      }
    } finally {
      await handle.close()
    }
    return taken
  }
}
