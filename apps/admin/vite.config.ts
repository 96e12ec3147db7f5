import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The server puts a fresh value in the place of this word with every page; see server/page.ts.
const NONCE = 'NONCE_OF_THIS_ANSWER'

export default defineConfig({
  plugins: [react()],
  html: { cspNonce: NONCE },
  build: { outDir: 'build', target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
})
