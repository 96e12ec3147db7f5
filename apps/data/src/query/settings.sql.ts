import type { Setting } from '#app/schema-cache/schema-cache.ts'
import { qualify } from './name.sql.ts'
import type { Statement } from './pipeline.ts'

const texts = new Map<string, string>()
const TEXTS_KEPT = 500

/** Makes all settings, for this transaction only. The values come back as `f`, not as what they were set to. */
export function writeSettings(settings: Setting[]): Statement {
  const key = settings.map(([name]) => name).join()
  return { key, text: texts.get(key) ?? remember(key, settings), values: settings.map(([, value]) => value) }
}

/** Kept prepared per role: the right to use a schema is checked when a statement is parsed. */
export function callPreRequest(name: string, role: string): Statement {
  const [schema = '', call = ''] = name.split('.')
  return { key: `pre-request ${role}`, text: `select ${qualify(schema, call)}()`, values: [] }
}

function remember(key: string, settings: Setting[]): string {
  const calls = settings.map(
    ([name], index) => `set_config('${name.replaceAll("'", "''")}', $${index + 1}, true) is null`,
  )
  const text = `select ${calls.join(', ')}`
  if (texts.size < TEXTS_KEPT) texts.set(key, text)
  return text
}
