import '@testing-library/jest-dom'

// jsdom has no layout, so sizes never change.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nor does anything come into view.
window.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
