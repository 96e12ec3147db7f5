import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Figure, formatFigure } from './figure.ts'

/** Runs one question, a folder with a `run.ts`, and leaves its verdict as the last line and as the exit code. */
export async function runQuestion(word: 'bench' | 'drill', folder: string, args: string[]): Promise<void> {
  const [question, ...rest] = args
  const file = question && join(folder, question, 'run.ts')
  if (!file || !existsSync(file)) {
    console.error(`Usage: pnpm ${word} <question>. Questions: ${(await questionsIn(folder)).join(', ')}`)
    process.exit(2)
  }
  const { run } = (await import(pathToFileURL(file).href)) as { run(args: string[]): Promise<Figure> }
  const figure = await run(rest)
  console.log(formatFigure(figure))
  process.exit(figure.holds ? 0 : 1)
}

async function questionsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => existsSync(join(folder, name, 'run.ts'))).sort()
}
