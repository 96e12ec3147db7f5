import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Figure, formatFigure } from './figure.ts'

interface Kind {
  word: 'bench' | 'drill'
  folder: string
  fileOf(question: string): string
}

/** Runs one question and leaves its verdict as the last line and as the exit code. */
export async function runQuestion(kind: Kind, args: string[]): Promise<void> {
  const [question, ...rest] = args
  const file = question && join(kind.folder, kind.fileOf(question))
  if (!file || !existsSync(file)) {
    console.error(`Usage: pnpm ${kind.word} <question>. Questions: ${(await questionsIn(kind)).join(', ')}`)
    process.exit(2)
  }
  const { run } = (await import(pathToFileURL(file).href)) as { run(args: string[]): Promise<Figure> }
  const figure = await run(rest)
  console.log(formatFigure(figure))
  process.exit(figure.holds ? 0 : 1)
}

async function questionsIn({ folder, fileOf }: Kind): Promise<string[]> {
  const names = (await readdir(folder)).map((name) => name.replace(/\.ts$/, ''))
  return names.filter((name) => existsSync(join(folder, fileOf(name)))).sort()
}
