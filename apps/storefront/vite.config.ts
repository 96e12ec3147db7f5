import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { ownRouteModuleLoader } from './vite/own-route-module-loader.ts'
import { precompress } from './vite/precompress.ts'

export default defineConfig({
  plugins: [ownRouteModuleLoader(), reactRouter(), precompress()],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
})
