import { availableParallelism } from 'node:os'
import { buildId } from './scripts/build/build-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Only a build names it (scripts/build/next.ts); then Next's own files stay in .next.
  distDir: process.env.NEXT_EXPORT_FOLDER,
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // `npm test` checks the types; once more within each build would take a gigabyte and a half, and ten seconds.
  typescript: { ignoreBuildErrors: true },
  // Next leaves one core idle otherwise, which is half of a small machine.
  experimental: { cpus: availableParallelism() },
}

export default config
