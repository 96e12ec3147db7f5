import { readFileSync } from 'node:fs'
import type { Fault } from './unsafe-config.ts'

type Env = Record<string, string | undefined>

/**
 * `AUTH_SECRET_FILE=/run/secrets/auth` stands for `AUTH_SECRET`: a file has an owner and a mode, while an environment is shown
 * to whoever can list processes or dump a container.
 */
export function readSecretFiles(keys: readonly string[], env: Env): { env: Env; faults: Fault[] } {
  const faults: Fault[] = []
  const given = { ...env }
  for (const key of keys) {
    const file = env[`${key}_FILE`]
    if (!file) continue
    given[key] = env[key] ?? readSecret(file)
    if (env[key]) faults.push({ key, reason: `is given twice, also by ${key}_FILE` })
    else if (given[key] === undefined) faults.push({ key, reason: `cannot be read from ${key}_FILE` })
  }
  return { env: given, faults }
}

function readSecret(file: string): string | undefined {
  try {
    // Editors and `echo` end a file with a line break that no secret has.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    // Which file it was stands in the environment; what went wrong is said by the fault.
    return undefined
  }
}
