import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Host } from '@shop/deploy/cluster/hosts'
import { BRIDGE } from './bridge.ts'
import { type Machine, type MachineOptions, startMachine } from './machine.ts'
import { watchMachine } from './watchdog.ts'

export interface Machines {
  node(name: string): Machine
  cableOf(name: string): string
  /** Starts a database node, with the disk it had when it was there before. Its watchdog does the same when it stands still. */
  powerOn(name: string): Promise<void>
  /** One more machine with a disk of its own and the files of a database node, on which nothing runs yet. */
  addMachine(name: string, address: string): Promise<Machine>
}

interface Place {
  root: string
  /** Rendered files in `rendered`; everything else of the machines is made below it. */
  folder: string
  diskMegabytes: number
  nodes: readonly Host[]
  hub: string
}

interface OwnMachines extends Machines {
  startHub(engines: readonly string[]): Promise<Machine>
  cutAllPower(): Promise<void>
}

const RESTORE_CHECK = join(import.meta.dirname, '../../deploy/cluster/restore-check.sh')

/** The machines of one drill. */
export function createMachines({ root, folder, diskMegabytes, nodes, hub }: Place): OwnMachines {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const machines = new Map<string, Machine>()
  const start = async (name: string, like: string, options: Pick<MachineOptions, 'engines' | 'disk' | 'cable'>) => {
    const own = join(folder, name)
    mkdirSync(own, { recursive: true })
    execFileSync('cp', ['-rT', join(folder, 'rendered', like), join(own, 'files')])
    execFileSync('cp', [RESTORE_CHECK, join(own, 'files')])
    const machine = await startMachine({ root, folder: own, backups, ...options })
    machines.set(name, machine)
    return machine
  }
  const startNode = (name: string, like: string, address: string, engines: readonly string[]) => {
    const disk = openDisk(join(folder, `${name}.img`), diskMegabytes)
    return start(name, like, { engines, disk, cable: { name: cableOf(name), bridge: BRIDGE, address } })
  }
  let isOver = false
  const powerOn = async (name: string): Promise<void> => {
    const address = nodes.find((node) => node.name === name)?.address ?? ''
    const machine = await startNode(name, name, address, ['etcd', 'patroni'])
    const watched = watchMachine(machine.watchdog, async () => {
      console.log(`  the watchdog of ${name} starts it again`)
      await own.cutPower()
      if (!isOver) await powerOn(name)
    })
    const own: Machine = {
      ...machine,
      cutPower() {
        watched.stop()
        return machine.cutPower()
      },
    }
    machines.set(name, own)
  }
  return {
    node: (name) => machines.get(name) as Machine,
    cableOf,
    powerOn,
    addMachine: (name, address) => startNode(name, nodes[0]?.name ?? '', address, []),
    startHub: (engines) => start(hub, hub, { engines }),
    async cutAllPower() {
      isOver = true
      for (const machine of machines.values()) await machine.cutPower()
    },
  }
}

function cableOf(name: string): string {
  return `cenich-${name}`
}

function openDisk(file: string, megabytes: number): string {
  if (existsSync(file)) return file
  execFileSync('truncate', ['--size', `${megabytes}M`, file])
  execFileSync('mkfs.ext4', ['-q', '-m', '0', file])
  return file
}
