import { withContentCollections } from '@content-collections/next'
import { buildId } from './scripts/build/build-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  generateBuildId: buildId,
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
}

export default withContentCollections(config)
