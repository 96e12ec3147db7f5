import { pageNotFound } from '#app/errors/page-error.ts'

/** Takes every address no page answers to, so that the steps of every route run for it too. */
export function loader() {
  throw pageNotFound()
}

export default function NotFound() {
  return null
}
