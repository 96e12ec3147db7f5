import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, text } from '../text-fields.ts'
import { AddedList, AddList } from './list.ts'

const OrderTemplate = z.object({
  id: z.number(),
  name: z.string(),
  lines: z.number(),
  pieces: z.number(),
  usedAt: Moment.nullable(),
})
export type OrderTemplate = z.infer<typeof OrderTemplate>

const OrderTemplates = z.object({ templates: z.array(OrderTemplate) })
export type OrderTemplates = z.infer<typeof OrderTemplates>

/** A name that is there already is written over. */
export const SaveTemplate = z.strictObject({
  name: text(80),
  lines: AddList.shape.lines,
})
export type SaveTemplate = z.infer<typeof SaveTemplate>

const TemplateParams = z.strictObject({ templateId: Id })

export const templateEndpoints = {
  orderTemplates: endpoint({
    method: 'GET',
    path: '/customer/order-templates',
    summary: 'Lists the customer has saved, the last used first.',
    access: 'customer',
    reply: OrderTemplates,
    refusals: [],
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/customer/order-templates',
    summary: 'Saves goods and pieces under a name; the same name is written over.',
    access: 'customer',
    body: SaveTemplate,
    reply: OrderTemplates,
    refusals: ['too_many_items'],
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/customer/order-templates/:templateId',
    summary: 'Forgets a saved list.',
    access: 'customer',
    params: TemplateParams,
    reply: OrderTemplates,
    refusals: [],
  }),
  addTemplate: endpoint({
    method: 'POST',
    path: '/customer/order-templates/:templateId/use',
    summary: 'Puts a saved list into the cart and says which goods did not fit, and why.',
    access: 'customer',
    params: TemplateParams,
    reply: AddedList,
    refusals: [],
  }),
}
