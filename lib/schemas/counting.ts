import { z } from 'zod'
import { receiver } from './embed-fields'
import { httpsOrigin, text } from './fields'

const choice = <Name extends string, Shape extends z.ZodRawShape>(service: Name, shape: Shape) =>
  z.strictObject({ service: z.literal(service), ...shape })

const services = [
  choice('own', {}),
  choice('none', {}),
  choice('plausible', { url: httpsOrigin, site: text, ...receiver }),
  choice('umami', { url: httpsOrigin, site: text, ...receiver }),
  choice('goatcounter', { url: httpsOrigin, ...receiver }),
] as const

/** The schema of content/counting.yaml. */
export const counting = z.discriminatedUnion('service', services, {
  error: `unknown service; known: ${services.map(({ shape }) => shape.service.value).join(', ')}`,
})
