import { staffBenchEndpoints as endpoints } from '@shop/contract/endpoints/staff-bench-endpoints'
import { staffSettingEndpoints as settings } from '@shop/contract/endpoints/staff-setting-endpoints'
import type { FastifyInstance } from 'fastify'
import { addBench, addPrinter, benchSettings, changeBench, renamePrinter } from '#app/bench/bench-settings'
import { readBenches, readBenchState } from '#app/bench/bench-state'
import { closeBox } from '#app/bench/close-box'
import { handOverBoxes, manifest, readPackingDay } from '#app/bench/packing-day'
import { confirmPrint, labelToPrint, printAgain, resumeBenchPrints, retryLabel, swapPrinter } from '#app/bench/prints'
import { putAside, undoScan } from '#app/bench/put-aside'
import { scanAtBench } from '#app/bench/scan-at-bench'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addBenchRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.benches, readBenches)
  bind(app, deps, endpoints.benchState, readBenchState)
  bind(app, deps, endpoints.scanAtBench, scanAtBench)
  bind(app, deps, endpoints.undoScan, undoScan)
  bind(app, deps, endpoints.closeBox, closeBox)
  bind(app, deps, endpoints.putAside, putAside)
  bind(app, deps, endpoints.reprintLabel, printAgain)
  bind(app, deps, endpoints.retryLabel, retryLabel)
  bind(app, deps, endpoints.resumePrints, resumeBenchPrints)
  bind(app, deps, endpoints.swapPrinter, swapPrinter)
  bind(app, deps, endpoints.labelToPrint, labelToPrint)
  bind(app, deps, endpoints.confirmPrint, confirmPrint)
  bind(app, deps, endpoints.packingDay, readPackingDay)
  bind(app, deps, endpoints.manifest, manifest)
  bind(app, deps, endpoints.handOverBoxes, handOverBoxes)
  bind(app, deps, settings.benchSettings, benchSettings)
  bind(app, deps, settings.addBench, addBench)
  bind(app, deps, settings.changeBench, changeBench)
  bind(app, deps, settings.addPrinter, addPrinter)
  bind(app, deps, settings.renamePrinter, renamePrinter)
}
