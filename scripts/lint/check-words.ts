import { basename, dirname } from 'node:path'
import { parseSync } from 'oxc-parser'

const NAMELESS = /^(utils?|helpers?|misc|index|types)$/

/** A name that says nothing about its subject. The generated types of the database are the one exception. */
export function checkName(path: string): string[] {
  if (!/\.(tsx?|css)$/.test(path) || path === 'database/types.ts') return []
  const words = [...dirname(path).split('/'), basename(path).split('.')[0] ?? '']
  const word = words.find((one) => NAMELESS.test(one))
  return word ? [`${path}: "${word}" says nothing; name the subject instead`] : []
}

const CZECH = /[áčďéěíňóřšťúůýž]/iu
const DRAWS =
  /^apps\/(storefront\/app\/(features|routes|layouts|forms|goods|prose|navigation|errors)|admin\/src\/(features|frame|parts|keys|session|data))\/.*\.tsx?$/

/** Letters of Czech outside comments: a sentence that somebody who edits texts would not find. */
export function checkCzech(path: string, read: () => string): string[] {
  if (!DRAWS.test(path) || /\.(test|fixture)\./.test(path)) return []
  const text = read()
  if (!CZECH.test(text)) return []
  return withoutComments(path, text)
    .split('\n')
    .flatMap((row, index) => (CZECH.test(row) ? [`${path}:${index + 1}: Czech sentences live in texts/`] : []))
}

function withoutComments(path: string, text: string): string {
  const { comments } = parseSync(path, text)
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  return comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
    text,
  )
}
