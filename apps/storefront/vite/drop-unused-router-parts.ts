import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/\w+\/lib\/.+\.js$/
/** Names for the tools of developers: an assignment that keeps a component in the build although nobody draws it. */
const NAMES = /^\w+\.displayName = "\w+";$/gm
const MADE = /^(const \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm

/** Lets the bundler leave out the components of the router that the shop does not use, such as its links (decision 118). */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      return ROUTER.test(id) ? { code: markDroppable(code), map: null } : null
    },
  }
}

export function markDroppable(code: string): string {
  return code.replace(NAMES, '').replace(MADE, '$1/* @__PURE__ */ ')
}
