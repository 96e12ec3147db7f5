import type { StaffSection } from '@shop/contract/staff/staff-section'
import { countClaims } from '@shop/czech/mark-claims'
import { wordsOfBlocks } from '@shop/domain/content/blocks'
import { ok } from '@shop/domain/result'
import { selectSections } from '#app/content/sections/sections.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

export async function staffSections(context: Context) {
  const sections = await showSections(context, null)
  return ok({ sections: sections.map(({ fields, ...section }) => ({ ...section, title: fields.title })) })
}

export async function staffSection(context: Context, { slug }: { slug: string }) {
  return ok(await showSection(context, slug))
}

export async function showSection(context: Context, slug: string): Promise<StaffSection> {
  const [section] = await showSections(context, slug)
  if (!section) throw notFound()
  return section
}

async function showSections({ db, deps }: Context, slug: string | null): Promise<StaffSection[]> {
  const rows = await selectSections(db, slug)
  return rows.map(({ live, draft, publishAt, updatedAt, ...row }) => ({
    ...row,
    seen: { live, draft },
    state: draft === 0 ? 'published' : publishAt === null ? 'draft' : 'scheduled',
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    address: `${deps.config.STOREFRONT_URL}${row.path}`,
    claims: countClaims([
      row.fields.title,
      row.fields.seoTitle,
      row.fields.seoDescription,
      wordsOfBlocks(row.fields.blocks),
    ]),
  }))
}
