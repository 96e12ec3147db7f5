import { existsSync, readdirSync, readFileSync } from 'node:fs'

type Versions = Readonly<Record<string, string>>

/** Packages of one maker that are released together and must not drift apart. */
const FAMILIES: readonly RegExp[] = [
  /^(better-auth|@better-auth\/.+)$/,
  /^@sentry\/.+$/,
  /^(react-router|@react-router\/.+)$/,
  /^(react|react-dom)$/,
  /^(playwright-core|@playwright\/.+)$/,
  /^(vitest|@vitest\/.+)$/,
  /^@opentelemetry\/(core|resources|sdk-.+)$/,
]
/** A package may lag behind its family only when there is no such release of it. */
const LAGGING: Readonly<Record<string, string>> = { '@better-auth/passkey': '1.7.6' }

/** `manifests` gives the dependencies of every package of the workspace, by its path. */
export function checkVersions(manifests: Readonly<Record<string, Versions>>): string[] {
  const uses = Object.entries(manifests).flatMap(([path, versions]) =>
    Object.entries(versions)
      .filter(([, version]) => !version.startsWith('workspace:'))
      .map(([name, version]) => ({ path, name, version })),
  )
  const loose = uses.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  return [
    ...loose.map(({ path, name, version }) => `${path}: ${name} ${version} is not an exact version`),
    ...differing(uses, ({ name }) => name),
    ...differing(
      uses.filter(({ name, version }) => LAGGING[name] !== version),
      ({ name }) => FAMILIES.find((family) => family.test(name))?.source,
    ),
  ]
}

interface Use {
  path: string
  name: string
  version: string
}

function differing(uses: readonly Use[], keyOf: (use: Use) => string | undefined): string[] {
  const groups = Map.groupBy(uses, keyOf)
  return [...groups].flatMap(([key, group]) => {
    const versions = new Set(group.map(({ version }) => version))
    if (key === undefined || versions.size < 2) return []
    return [`${group.map(({ path, name, version }) => `${name} ${version} (${path})`).join(', ')}: versions differ`]
  })
}

const FREE = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense Python-2.0 Zlib MPL-2.0'.split(
    ' ',
  ),
)
/** Looked at one by one. */
const KNOWN: Readonly<Record<string, string>> = {
  'caniuse-lite': 'CC-BY-4.0, data of the build',
  'css-mediaquery': 'BSD in the old form; its LICENSE is of three clauses',
  'png-js': 'says MIT in its LICENSE only',
  'xmlhttprequest-ssl': 'says MIT in the old form',
}
/** libvips is LGPL, loaded as a shared library of its own. */
const LIBVIPS = /^@img\/sharp-(libvips-|wasm|win)/

export function checkLicence(name: string, licence: string | undefined): string[] {
  if (name in KNOWN || LIBVIPS.test(name)) return []
  const choices = (licence ?? '').replace(/[()]/g, '').split(' OR ')
  const isFree = choices.some((choice) => choice.split(' AND ').every((one) => FREE.has(one)))
  return isFree
    ? []
    : [`${name}: licence ${licence ?? 'not said'} is not one we may use; see scripts/lint/check-dependencies.ts`]
}

/** Every package that is installed, ours and those of others below it. */
export function installedLicences(store: string): [name: string, licence: string | undefined][] {
  return readdirSync(store).flatMap((entry) => {
    const name = /^(@[^@]+|[^@]+)@/.exec(entry.replaceAll('+', '/'))?.[1]
    const file = `${store}/${entry}/node_modules/${name}/package.json`
    return name && existsSync(file) ? [[name, JSON.parse(readFileSync(file, 'utf8')).license]] : []
  })
}
