import type { StaticTextRow, StaticVersionRow } from '@shop/contract/content'
import { formatLongDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import { fillPlaceholders } from '@shop/domain/content/fill-placeholders'
import { type ParagraphChange, textDifference, withoutUntouched } from '@shop/domain/content/text-difference'
import { loadMethods, type Methods } from '#app/features/content/methods/load-methods.server.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { parseMarkdown } from '#app/prose/parse-markdown.server.ts'
import type { RichBlock } from '#app/prose/rich-text.ts'
import { type PageHeading, toHeadings } from '#app/prose/to-headings.ts'
import { toLines } from '#app/prose/to-plain-text.ts'
import { now } from '#app/server/clock.server.ts'

export interface Wording {
  version: string
  effectiveFrom: string
  /** Whether it holds today, held before or will hold. */
  state: 'current' | 'past' | 'coming'
}

export interface StaticPage extends Wording {
  slug: string
  title: string
  description: string
  heading: string
  perex: string
  blocks: RichBlock[]
  headings: PageHeading[]
  /** Every published wording, the newest first. */
  wordings: Wording[]
  /** Only for a page that prints prices. */
  methods: Methods | null
}

export interface Difference {
  from: Wording
  to: Wording
  changes: ParagraphChange[]
}

/** The named wording, or the one that holds today; null when there is none. */
export async function loadStaticPage(slug: string, version?: string): Promise<StaticPage | null> {
  const rows = await content.listStaticVersions(slug)
  const wordings = toWordings(rows)
  const wanted = version ? wordings.find((one) => one.version === version) : currentOf(wordings)
  const text = wanted && (await content.findStaticText(slug, wanted.version))
  return text ? toStaticPage(slug, text, wordings) : null
}

/** What a wording changed against the one before it. */
export async function loadDifference(slug: string, version: string): Promise<Difference | null> {
  const wordings = toWordings(await content.listStaticVersions(slug))
  const index = wordings.findIndex((one) => one.version === version)
  const [to, from] = [wordings[index], wordings[index + 1]]
  if (!to || !from) return null
  const [after, before] = await Promise.all([
    content.findStaticText(slug, to.version),
    content.findStaticText(slug, from.version),
  ])
  if (!before || !after) return null
  const changes = textDifference(await toComparable(before), await toComparable(after))
  return { from, to, changes: withoutUntouched(changes) }
}

/** As it is read, without marks, one line for each paragraph. */
async function toComparable({ body, version, effective_from }: StaticTextRow): Promise<string> {
  const own = { 'page.version': version, 'page.effectiveFrom': formatLongDate(toPragueDay(effective_from)) }
  const values = await content.readTextValues()
  return toLines(parseMarkdown(fillPlaceholders(body, { ...values, ...own }))).join('\n')
}

export async function toStaticPage(slug: string, text: StaticTextRow, wordings: Wording[]): Promise<StaticPage> {
  const wording = toWordings([text])[0] as Wording
  const own = { 'page.version': text.version, 'page.effectiveFrom': wording.effectiveFrom }
  const values = await content.readTextValues()
  const blocks = parseMarkdown(fillPlaceholders(text.body, { ...values, ...own }))
  return {
    ...(wordings.find((one) => one.version === text.version) ?? wording),
    slug,
    title: text.seo_title,
    description: text.seo_description,
    heading: nonBreaking(text.title),
    perex: nonBreaking(text.perex),
    blocks,
    headings: toHeadings(blocks),
    wordings,
    methods: blocks.some(({ type }) => type === 'prices') ? await loadMethods() : null,
  }
}

function toWordings(rows: StaticVersionRow[]): Wording[] {
  const { date: today } = toPragueTime(now())
  const current = rows.find(({ effective_from }) => effective_from <= today)
  return rows.map((row) => ({
    version: row.version,
    effectiveFrom: formatLongDate(toPragueDay(row.effective_from)),
    state: row === current ? 'current' : row.effective_from > today ? 'coming' : 'past',
  }))
}

/** Before the first one takes effect, the page shows what is coming rather than nothing. */
function currentOf(wordings: Wording[]): Wording | undefined {
  return wordings.find(({ state }) => state === 'current') ?? wordings.at(-1)
}
