import { join } from 'node:path'
import { runQuestion } from './run-question.ts'

await runQuestion(
  { word: 'drill', folder: join(import.meta.dirname, 'drills'), fileOf: (question) => `${question}.ts` },
  process.argv.slice(2),
)
