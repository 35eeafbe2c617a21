import { availableParallelism } from 'node:os'
import { buildId } from './scripts/build/build-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Next leaves one core idle otherwise, which is half of a small machine.
  experimental: { cpus: availableParallelism() },
}

export default config
