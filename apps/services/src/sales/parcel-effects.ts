import type { ShipmentEffect } from '@shop/domain/shipment/shipment-state'
import type { CommandContext } from '#app/http/context'
import { releaseBatches } from '#app/shipment/batches.sql'
import { labelQueue } from '#app/shipment/carriers'
import { queueDeliveryProblem } from '#app/shipment/emails/queue-parcel-mails'
import type { Parcel } from '#app/shipment/parcels.sql'
import { enqueue } from '#app/store/jobs'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

type Effect = (context: CommandContext, parcel: Parcel) => Promise<void>

const NOTHING: Effect = async () => undefined

/** What the machine of shipments asks for, by name. What concerns the order is told by `tellOrderOfParcels`. */
export const EFFECTS: Record<ShipmentEffect, Effect> = {
  // The lines of a parcel name their batches from the moment it is planned.
  record_batches: NOTHING,
  release_batches: ({ db }, parcel) => releaseBatches(db, parcel.id),
  // The label is stored by the job that made it; staff print it when they want.
  print_label: NOTHING,
  cancel_label: ({ db, requestId }, { id: parcelId, carrier }) =>
    enqueue(db, 'cancel-label', { requestId, parcelId }, { queue: labelQueue(carrier) }),
  open_staff_task: task('parcel_trouble'),
  check_returned_goods: task('check_returned_goods'),
  mail_delivery_problem: queueDeliveryProblem,
  tell_order_shipped: NOTHING,
  tell_order_ready: NOTHING,
  tell_order_delivered: NOTHING,
  tell_order_returned: NOTHING,
}

function task(kind: string): Effect {
  return async ({ db, now }, { id, orderId, state, number }) => {
    await openStaffTask(db, { kind, subject: `parcel:${id}`, orderId, details: { state, number }, now })
  }
}
