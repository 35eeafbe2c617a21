import { buildId } from './scripts/build/build-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The style sheet would be the only render-blocking request, so it is inlined.
  experimental: { inlineCss: true },
}

export default config
