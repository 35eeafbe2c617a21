import { availableParallelism } from 'node:os'
import { buildId } from './scripts/build/build-id.mjs'

/** What stands in for the parts of Headless UI that no page uses, and that would double its weight. */
const unused = './scripts/build/unused'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Where the export goes: only a build names it (scripts/build/next.ts), and then Next's own files stay in .next.
  distDir: process.env.NEXT_EXPORT_FOLDER,
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: {
    resolveAlias: {
      '@floating-ui/react': `${unused}/floating.mjs`,
      '@tanstack/react-virtual': `${unused}/virtual.mjs`,
    },
  },
  // Next leaves one core idle otherwise, which is half of a small machine.
  experimental: { cpus: availableParallelism() },
}

export default config
