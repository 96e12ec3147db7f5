import { runStack } from '@shop/stack/run-stack'

await runStack('development')
