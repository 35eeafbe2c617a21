import { availableParallelism } from 'node:os'
import { buildId } from './scripts/build/build-id.mjs'
import { unusedParts } from './scripts/build/unused-parts.mjs'

/** Where the export goes: only a build names it (scripts/build/next.ts), and then Next's own files stay in .next. */
const exportFolder = process.env.NEXT_EXPORT_FOLDER

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  distDir: exportFolder,
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: {
    // While the server for development runs, settings may change.
    resolveAlias: Object.fromEntries(
      Object.entries(exportFolder ? unusedParts() : {}).map(([name, file]) => [name, `./scripts/build/unused/${file}`]),
    ),
  },
  // `npm test` checks the types; once more within each build would take a gigabyte and a half, and ten seconds.
  typescript: { ignoreBuildErrors: true },
  // Next leaves one core idle otherwise, which is half of a small machine.
  experimental: { cpus: availableParallelism() },
}

export default config
