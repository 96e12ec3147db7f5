import { UPLOAD_LIMIT_BYTES, UPLOADS_IN_FORM } from '@shop/contract/upload'
import { ERROR_TUNNEL } from '#app/errors/error-tunnel-path.ts'

/** A form of words; the longest are an application and a survey. */
export const USUAL_BODY = 64 * 1024
/** A form with all its files. */
export const LONGEST_FORM = UPLOADS_IN_FORM * UPLOAD_LIMIT_BYTES + 256 * 1024
/** A list of a thousand rows as a form sends it: the text, three fields a row, and a file of rows beside it. */
export const LONGEST_LIST = 1024 * 1024
const ERROR_REPORT = 200 * 1024

/** The pages that take files, with or without scripts; nobody else needs more than words. */
const WITH_FILES = /^\/(kontakt|pro-chovatele|kynologicky-program|velkoobchod|moje-recenze(\/[^/]+)?)(\.data)?\/?$/

const WITH_LISTS = /^\/velkoobchod\/rychla-objednavka(\.data)?\/?$/

function takesFiles(path: string): boolean {
  return WITH_FILES.test(path)
}

/** Whether the page behind it says itself that a form was too long; elsewhere the server says it in a word. */
export function explainsTooLong(path: string): boolean {
  return takesFiles(path) || WITH_LISTS.test(path)
}

/** How many bytes a request to this address may carry. */
export function bodyLimit(path: string): number {
  if (path === ERROR_TUNNEL) return ERROR_REPORT
  if (WITH_LISTS.test(path)) return LONGEST_LIST
  return takesFiles(path) ? LONGEST_FORM : USUAL_BODY
}
