import { join } from 'node:path'
import type { z } from 'zod'
import {
  blogFile,
  faqFile,
  landingFile,
  pagesFile,
  sectionsFile,
  shopsFile,
  surveysFile,
  textValuesFile,
  wheelFile,
} from './editorial-schemas.ts'
import { DEMO_DIR, readJson } from './read-demo.ts'

const FILES = {
  blog: ['editorial/blog.json', blogFile],
  faq: ['editorial/faq.json', faqFile],
  pages: ['editorial/pages.json', pagesFile],
  sections: ['editorial/sections.json', sectionsFile],
  landing: ['editorial/landing-pages.json', landingFile],
  shops: ['editorial/shops.json', shopsFile],
  surveys: ['editorial/surveys.json', surveysFile],
  wheel: ['editorial/prize-wheel.json', wheelFile],
  textValues: ['editorial/text-values.json', textValuesFile],
} as const

export type Editorial = { [File in keyof typeof FILES]: z.infer<(typeof FILES)[File][1]> }

/** Reads and validates the editorial files; the error names the file and the place in it. */
export async function readEditorial(dir: string = DEMO_DIR): Promise<Editorial> {
  const entries = await Promise.all(
    Object.entries(FILES).map(async ([key, [path, schema]]) => [key, await readJson(join(dir, path), path, schema)]),
  )
  return Object.fromEntries(entries) as Editorial
}
