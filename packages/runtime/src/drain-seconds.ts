import { z } from 'zod'

/** Together with the ten seconds that requests under way have, less than whoever supervises a process waits before it kills. */
const LONGEST = 15

/** How long a process that was told to end still answers while it says that it is not ready: until balancers have looked. */
export const DrainSeconds = z.coerce.number().min(0).max(LONGEST).default(0)
