import { NOT_FOUND_MESSAGE } from './page-error.ts'

/** Says to machines that nothing was found, on whatever page explains it to people. */
export function MissingMark() {
  return <meta name="error" content={NOT_FOUND_MESSAGE} />
}
