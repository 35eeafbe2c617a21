import '@testing-library/jest-dom'

// jsdom has no layout, so sizes never change.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
