import { join } from 'node:path'
import { runQuestion } from './run-question.ts'

await runQuestion(
  { word: 'bench', folder: join(import.meta.dirname, '../bench'), fileOf: (question) => join(question, 'run.ts') },
  process.argv.slice(2),
)
