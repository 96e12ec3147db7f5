import { join } from 'node:path'
import { runQuestion } from '@shop/stack/run-question'

await runQuestion('drill', join(import.meta.dirname, '../drills'), process.argv.slice(2))
