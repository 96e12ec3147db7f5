import type { Substitute } from './substitute.ts'

const ADDRESS = '/api/misto-nej'

interface Batch {
  slugs: Set<string>
  answer: Promise<Record<string, Substitute>>
}

const batches = new Map<string, Batch>()

/** Cards of one page ask together: one request for all that draw themselves at the same time. */
export async function askSubstitute(slug: string, query: string): Promise<Substitute | null> {
  const batch = batches.get(query) ?? openBatch(query)
  batch.slugs.add(slug)
  return (await batch.answer)[slug] ?? null
}

function openBatch(query: string): Batch {
  const slugs = new Set<string>()
  const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    batches.delete(query)
    return fetchSubstitutes(slugs, query)
  })
  const batch = { slugs, answer }
  batches.set(query, batch)
  return batch
}

async function fetchSubstitutes(slugs: ReadonlySet<string>, query: string): Promise<Record<string, Substitute>> {
  try {
    const answer = await fetch(`${ADDRESS}?zbozi=${[...slugs].sort().join(',')}&${query}`)
    return answer.ok ? await answer.json() : {}
  } catch {
    // The warning stands without an offer.
    return {}
  }
}
