import type { Plugin } from 'vite'

const ROUTERS_OWN = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/

/**
 * Puts our loader of page code in the place of the router's, in the browser's build only. The build fails when the
 * router has moved the file, because the shop would then silently lose its protection against endless reloads.
 */
export function ownRouteModuleLoader(): Plugin {
  let replaced = false
  return {
    name: 'own-route-module-loader',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!ROUTERS_OWN.test(id)) return null
      replaced = true
      return `export { loadRouteModule } from '#app/navigation/load-route-module.ts'`
    },
    async resolveId(source, importer) {
      if (!source.startsWith('#app/') || !importer || !ROUTERS_OWN.test(importer)) return null
      return this.resolve(source, `${import.meta.dirname}/../app/root.tsx`)
    },
    generateBundle() {
      if (!replaced) this.error('React Router no longer loads page code from lib/dom/ssr/routeModules.js')
    },
  }
}
