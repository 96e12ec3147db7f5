import { PAGE_VERSION_MS } from '@shop/domain/content/page-keys'
import { log } from './log.server.ts'
import { publicData } from './shop.server.ts'

let known = 0
let asked: Promise<number> = Promise.resolve(known)
let until = 0

/** Grows before an edge is told to forget pages. Believed for so short a time that whoever purges can wait for it to pass. */
export function readPageVersion(): Promise<number> {
  if (until <= Date.now()) {
    until = Date.now() + PAGE_VERSION_MS
    asked = ask()
  }
  return asked
}

/** When nobody answers, whatever is kept is better than nothing. */
async function ask(): Promise<number> {
  try {
    known = (await publicData.value(publicData.rpc('page_version'))) ?? known
  } catch (error) {
    log.warn({ err: error }, 'pages.version_unknown')
  }
  return known
}
