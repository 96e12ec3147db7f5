import { z } from 'zod'
import { Id, text } from '../text-fields.ts'

const List = z.enum(['orders'])

export const ViewParams = z.strictObject({ viewId: Id })
export const ViewsQuery = z.strictObject({ list: List })

/** Filters of a list under a name, for whoever made it. */
export const StaffView = z.object({ viewId: z.number(), name: z.string(), query: z.string() })
export type StaffView = z.infer<typeof StaffView>

export const StaffViews = z.object({ views: z.array(StaffView) })

export const SaveView = z.strictObject({ list: List, name: text(40), query: z.string().max(400) })
export type SaveView = z.infer<typeof SaveView>
