// Import it before esbuild in a test that runs in jsdom: esbuild asks for Node's own Uint8Array, jsdom brings another.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)
