import { z } from 'zod'
import { CommonFaults, LostAnswer } from '../fake/faults.ts'
import type { PacketMemory } from './fake-packets.ts'
import type { FakePoint } from './fake-points.ts'

export const PacketaFaults = CommonFaults.extend({
  /** 500 on createPacket; `after` has made the packet all the same. */
  loseCreate: LostAnswer,
  /** The label is no PDF. */
  brokenLabel: z.boolean().default(false),
  /** How many points of the feed cannot be read. */
  oddPoints: z.number().int().min(0).default(0),
})

export type PacketaFaults = z.output<typeof PacketaFaults>

/** What all handlers of the fake share. */
export type PacketaDesk = {
  readonly memory: PacketMemory
  readonly points: Map<string, FakePoint>
  readonly apiKey: string
  readonly apiPassword: string
  readonly homeCarrierId: string
  readonly now: () => Date
  readonly faults: () => PacketaFaults
}
