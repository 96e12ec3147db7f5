/** Forms that a key of somebody's account has; nobody writes them by chance, so tests are searched too. */
const KEYS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bgithub_pat_[A-Za-z0-9_]{40,}/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  /\bnpm_[A-Za-z0-9]{36}/,
]
/** Secrets by the company they keep: a token, a password in an address, a long literal with a telling name. */
const TELLING: readonly RegExp[] = [
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /:\/\/[^/\s:@'"`${}]+:[^/\s@'"`${}]{3,}@/,
  /(?:secret|password|token|api_?key|private_?key)["']?\s*[:=]\s*["'`][A-Za-z0-9+/_=-]{24,}["'`]/i,
]
/** Files that hold a made-up secret, for a shop on somebody's own machine. */
const MADE_UP =
  /\.env\.example$|\.test\.tsx?$|^apps\/data\/test\/|^packages\/clients\/test\/|^database\/src\/dev-database\.ts$|^stack\/src\/(partners|parts)\.ts$/
const NO_TEXT = /\.(png|jpe?g|webp|avif|svg|ico|woff2|ttf|bin|pdf|gz)$|^pnpm-lock\.yaml$/

/** What looks like a secret that would open something; the value itself is not printed. */
export function checkSecrets(path: string, read: () => string): string[] {
  if (NO_TEXT.test(path)) return []
  const text = read()
  const patterns = MADE_UP.test(path) ? KEYS : [...KEYS, ...TELLING]
  return patterns.flatMap((pattern) => {
    const at = text.search(pattern)
    return at < 0
      ? []
      : [`${path}:${text.slice(0, at).split('\n').length}: looks like a secret; settings come from outside`]
  })
}
