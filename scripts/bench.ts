import { join } from 'node:path'
import { runQuestion } from '@shop/stack/run-question'

await runQuestion('bench', join(import.meta.dirname, '../bench'), process.argv.slice(2))
