interface Place {
  name: string
  type: string
  street: string
  city: string
  postalCode: string
}

/** Whether nothing has changed that decides where somebody goes and whom they look for. */
export function isSamePlace(before: Place, after: Place): boolean {
  return (['name', 'type', 'street', 'city', 'postalCode'] as const).every((key) => before[key] === after[key])
}
