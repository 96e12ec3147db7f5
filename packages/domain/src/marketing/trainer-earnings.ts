interface TrainerClass {
  /** Dogs in one course. */
  dogs: number
  coursesPerYear: number
  /** How many of ten owners use the code. */
  buyersOfTen: number
}

interface TrainerEarnings {
  clients: number
  creditsPerYear: number
  /** Whole credits of an average month, rounded down: better to promise less. */
  creditsPerMonth: number
}

/** Every client brings credits once, for the first purchase that was delivered. */
export function trainerEarnings({ dogs, coursesPerYear, buyersOfTen }: TrainerClass, creditsPerClient: number) {
  const clients = Math.floor((dogs * coursesPerYear * buyersOfTen) / 10)
  const creditsPerYear = clients * creditsPerClient
  return { clients, creditsPerYear, creditsPerMonth: Math.floor(creditsPerYear / 12) } satisfies TrainerEarnings
}
