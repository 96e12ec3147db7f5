import type { OrderTemplates, SaveTemplate } from '@shop/contract/wholesale/templates'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { addList } from '#app/wholesale/add-list'
import { deleteTemplate, selectOrderTemplates, takeTemplateLines, upsertTemplate } from '#app/wholesale/templates.sql'

const MOST_TEMPLATES = 50

export async function orderTemplates(context: Context) {
  return ok<OrderTemplates>({ templates: await selectOrderTemplates(context.db, customer(context).customerId) })
}

export async function saveTemplate(context: Context, input: SaveTemplate) {
  const { db, now } = context
  const { customerId } = customer(context)
  // Two tabs that save at once are counted one after the other.
  await lockCustomer(db, customerId)
  const templates = await selectOrderTemplates(db, customerId)
  const isNew = templates.every(({ name }) => name !== input.name)
  if (isNew && templates.length >= MOST_TEMPLATES) return refuse('too_many_items', { limit: MOST_TEMPLATES })
  await upsertTemplate(db, customerId, input, now)
  return orderTemplates(context)
}

export async function removeTemplate(context: Context, { templateId }: { templateId: number }) {
  if (!(await deleteTemplate(context.db, customer(context).customerId, templateId))) throw notFound()
  return orderTemplates(context)
}

/** At the prices and from the shelves of today; what is gone is named. */
export async function addTemplate(context: Context, { templateId }: { templateId: number }) {
  const lines = await takeTemplateLines(context.db, customer(context).customerId, templateId, context.now)
  if (lines.length === 0) throw notFound()
  return addList(context, { lines })
}
