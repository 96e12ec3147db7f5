import type { StaffTaskKind } from '@shop/contract/staff/staff-tasks'
import { releaseBatches } from '#app/shipment/batches.sql'
import { labelQueue } from '#app/shipment/carriers'
import type { ParcelEffects } from '#app/shipment/change-parcel'
import { queueDeliveryProblem } from '#app/shipment/emails/queue-parcel-mails'
import { queuePrints } from '#app/shipment/queue-prints'
import { enqueue } from '#app/store/jobs'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** What the machine of shipments asks for, by name. What concerns the order is told by `notifyOrderOfParcels`. */
export const parcelEffects: ParcelEffects = {
  release_batches: ({ db }, parcel) => releaseBatches(db, parcel.id),
  cancel_label: ({ db, requestId }, { id: parcelId, carrierCode }) =>
    enqueue(db, 'cancel-label', { requestId, parcelId }, { queue: labelQueue(carrierCode) }),
  open_staff_task: task('parcel_trouble'),
  check_returned_goods: task('check_returned_goods'),
  mail_delivery_problem: queueDeliveryProblem,
  print_label: ({ db, requestId }, { id }) => queuePrints(db, id, requestId),
}

function task(kind: StaffTaskKind): ParcelEffects['open_staff_task'] {
  return async ({ db, now }, { id, orderId, state, number }) => {
    await openStaffTask(db, { kind, subject: `parcel:${id}`, orderId, details: { state, number }, now })
  }
}
