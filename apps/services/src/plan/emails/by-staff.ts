/** What a member of staff did for a customer is never passed off as the customer's own doing. */
export function byStaff(reason: string | null): string {
  return reason === null ? '' : `Udělali jsme to za vás: „${reason}“`
}
