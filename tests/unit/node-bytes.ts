// Import this before esbuild in jsdom tests: esbuild requires Node's Uint8Array, which jsdom replaces.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
