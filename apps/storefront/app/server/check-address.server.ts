import { type MiddlewareFunction, redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { spellAsNamed } from '#app/navigation/spell-as-named.ts'

const NUL = /\0/

/** Before any page asks for anything: an address that no page can have is a 404, and each page has one spelling. */
export const checkAddress: MiddlewareFunction<Response> = ({ request, url, pattern }, next) => {
  if (isUnreadable(url)) throw pageNotFound()
  const spelled = spellAsNamed(url.pathname, pattern)
  if (spelled !== url.pathname && isAsking(request)) throw redirect(spelled + url.search, 301)
  return next()
}

/** No text of the shop holds a NUL, and the database knows no way to look for one. */
function isUnreadable({ pathname, searchParams }: URL): boolean {
  return NUL.test(decode(pathname)) || [...searchParams].some(([name, value]) => NUL.test(name) || NUL.test(value))
}

/** An address with a broken escape stays as it is; the page finds nothing under it. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return pathname.replace(/%00/g, '\0')
  }
}

function isAsking({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
