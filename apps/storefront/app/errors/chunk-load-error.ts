/** A piece of the application's own code did not arrive: usually a new release took the old files away. */
export class ChunkLoadError extends Error {
  constructor(chunk: string, cause: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause })
    this.name = 'ChunkLoadError'
  }
}

/** `/assets/blog-Bx3kq9.js` → `blog-Bx3kq9` */
export function chunkName(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
}
