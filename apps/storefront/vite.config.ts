import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './vite/chunk-groups.ts'
import { dropUnusedRouterParts } from './vite/drop-unused-router-parts.ts'
import { lateStyles } from './vite/late-styles.ts'
import { ownRouteModuleLoader } from './vite/own-route-module-loader.ts'
import { precompress } from './vite/precompress.ts'
import { typesetTexts } from './vite/typeset-texts.ts'

export default defineConfig({
  plugins: [
    ownRouteModuleLoader(),
    dropUnusedRouterParts(),
    typesetTexts(),
    reactRouter(),
    lateStyles(),
    precompress(),
  ],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  // Asked for only by code that comes late; found then, they would make the development server answer with outdated files.
  optimizeDeps: { include: ['leaflet', '@sentry/react', 'zod'] },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
})
