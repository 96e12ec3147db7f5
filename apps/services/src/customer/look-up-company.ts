import type { Context } from '#app/http/context'

/** Fills a form; whatever the register does, the customer can type it in by hand. */
export async function lookUpCompany({ deps }: Context, { companyId }: { companyId: string }) {
  return deps.ares.findCompany(companyId)
}
